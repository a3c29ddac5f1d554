import type { ReactNode } from 'react';
import { isApiError, messageOf } from '../lib/api-error';
import { ErrorPanel } from './error-panel';

/** The parts of a react-query result that are needed. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface QueryBoundaryProps<Data> {
  query: ShownQuery<Data>;
  /** 'The pages could not be loaded' */
  failure: string;
  /** A placeholder with the final layout, while loading. */
  skeleton: ReactNode;
  /** Shown on 404, in place of the error. */
  missing?: ReactNode;
  /** Reports above stale data that it could not be loaded again. */
  reportsStale?: boolean;
  /** Absent where the data is shown elsewhere. */
  children?: (data: NonNullable<Data>) => ReactNode;
}

/** Shows a query's data once it has loaded. Data that cannot be read again stays visible. */
export function QueryBoundary<Data>({
  query,
  failure,
  skeleton,
  missing,
  reportsStale,
  children,
}: QueryBoundaryProps<Data>) {
  const { data, error, refetch } = query;
  const isThere = data !== undefined && data !== null;
  if (missing !== undefined && !isThere && isApiError(error, 404)) return missing;
  return (
    <>
      {error && (reportsStale || !isThere) && (
        <ErrorPanel title={failure} message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {isThere ? children?.(data) : !error && skeleton}
    </>
  );
}
