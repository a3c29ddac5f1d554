import { type RefObject, useEffect, useRef } from 'react';

/** The value of the latest render, for handlers that are registered once. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
