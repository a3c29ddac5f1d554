import { useParams } from 'react-router-dom';

/** The id that the route names; undefined where that is no id. */
export function useIdParam(name: string): number | undefined {
  const id = Number(useParams()[name]);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
