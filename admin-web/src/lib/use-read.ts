import type { CallName } from '@galley/shared/contract/contract';
import { type QueryKey, skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ApiParameters, type ApiRequest, type ApiResponse, api } from './api';

type ReadOptions<Name extends CallName> = Omit<UseQueryOptions<ApiResponse<Name>>, 'queryKey' | 'queryFn'>;

type ReadInput<Name extends CallName> = ApiRequest<Name> | typeof skipToken;
// As for `api`: a call whose fields are all optional may be made without an input.
type ReadParameters<Name extends CallName> =
  Record<string, never> extends ApiRequest<Name>
    ? [input?: ReadInput<Name>, options?: ReadOptions<Name>]
    : [input: ReadInput<Name>, options?: ReadOptions<Name>];

/** Reads the response of a call, which is kept under the key. With `skipToken` as its input nothing is read. */
export function useRead<Name extends CallName>(
  queryKey: QueryKey,
  name: Name,
  ...[input, options]: ReadParameters<Name>
) {
  return useQuery<ApiResponse<Name>>({
    queryKey,
    queryFn:
      input === skipToken
        ? skipToken
        : ({ signal }) => api(name, ...([input, { signal }] as ApiParameters<Name>)),
    ...options,
  });
}
