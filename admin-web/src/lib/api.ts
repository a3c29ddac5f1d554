import type { CallOutput, CallRequest } from '@galley/shared/contract/call';
import type { CallName, Contract } from '@galley/shared/contract/contract';
import { callRoutes } from './call-routes';
import { type SendOptions, sendWithSession } from './send-call';
import { sendWithProgress } from './send-with-progress';

export interface CallOptions extends SendOptions {
  /** Called with the sent share of the request, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

type Request<Name extends CallName> = CallRequest<Contract[Name]>;
// A call whose fields are all optional may be made without an input.
export type ApiParameters<Name extends CallName> =
  Record<string, never> extends Request<Name>
    ? [input?: Request<Name>, options?: CallOptions]
    : [input: Request<Name>, options?: CallOptions];

export type ApiResponse<Name extends CallName> = CallOutput<Contract[Name]>;
export type ApiRequest<Name extends CallName> = Request<Name>;

/** Makes a call of the contract. @throws ApiError for every error response and without a response. */
export async function api<Name extends CallName>(
  name: Name,
  ...[input, options]: ApiParameters<Name>
): Promise<ApiResponse<Name>> {
  const { onProgress, ...others } = options ?? {};
  const transport: SendOptions['transport'] =
    onProgress && ((...sent) => sendWithProgress(...sent, onProgress));
  return (await sendWithSession(
    callRoutes[name],
    { ...input },
    { transport, ...others },
  )) as ApiResponse<Name>;
}

/** A call as a function of its input alone. */
export const callOf =
  <Name extends CallName>(name: Name) =>
  (input: Request<Name>): Promise<ApiResponse<Name>> =>
    api(name, ...([input] as ApiParameters<Name>));

/** Makes a call that returns a list in parts; `next` is the cursor of the part after this one. */
export async function apiPart<Name extends CallName>(
  name: Name,
  input: Request<Name>,
  options: CallOptions,
): Promise<{ part: ApiResponse<Name>; next: string | undefined }> {
  let next: string | undefined;
  const onHeaders = (headers: Headers) => {
    next = headers.get('x-next-cursor') ?? undefined;
  };
  const part = await api(name, ...([input, { ...options, onHeaders }] as ApiParameters<Name>));
  return { part, next };
}
