import { useParams } from 'react-router-dom';

/** The id in the route; undefined where it is not an id. */
export function useIdParam(name: string): number | undefined {
  const id = Number(useParams()[name]);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
