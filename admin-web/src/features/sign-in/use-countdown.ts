import { useEffect, useState } from 'react';

/** Counts seconds down to 0, and from `from` again whenever `restart` is called. */
export function useCountdown(start: number, from = start): { secondsLeft: number; restart: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(start);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return { secondsLeft, restart: () => setSecondsLeft(from) };
}
