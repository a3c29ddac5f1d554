import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { api } from '../../lib/api';
import { useThreadMutation } from './use-thread-mutation';

type Input = Omit<CallRequest<Contract['resolveThread']>, 'pageId'>;

export const useResolveThread = (pageId: number) =>
  useThreadMutation(pageId, (input: Input) => api('resolveThread', { ...input, pageId }));
