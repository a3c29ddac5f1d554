import type { ReactNode } from 'react';
import { isApiError, messageOf } from '../lib/api-error';
import { ErrorPanel } from './error-panel';

/** What is asked of a query; react-query's has it all. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface QueryBoundaryProps<Data> {
  query: ShownQuery<Data>;
  /** 'The pages could not be loaded' */
  failure: string;
  /** The final shape of what is read, before it is there. */
  skeleton: ReactNode;
  /** Shown where there is no such thing (404), in place of the failure. */
  missing?: ReactNode;
  /** Says above what was read before that it could not be loaded again. */
  tellsStale?: boolean;
  /** Absent where what was read shows elsewhere. */
  children?: (data: NonNullable<Data>) => ReactNode;
}

/** What was read, once it is there. What cannot be read again stays shown as it was. */
export function QueryBoundary<Data>({
  query,
  failure,
  skeleton,
  missing,
  tellsStale,
  children,
}: QueryBoundaryProps<Data>) {
  const { data, error, refetch } = query;
  const isThere = data !== undefined && data !== null;
  if (missing !== undefined && !isThere && isApiError(error, 404)) return missing;
  return (
    <>
      {error && (tellsStale || !isThere) && (
        <ErrorPanel title={failure} message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {isThere ? children?.(data) : !error && skeleton}
    </>
  );
}
