import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';

/** The query cache. Reads with a temporary error are repeated twice, changes never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && isApiError(error) && error.isTemporary,
      },
      mutations: { retry: false },
    },
  });
}
