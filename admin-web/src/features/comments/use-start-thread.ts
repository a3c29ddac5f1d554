import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { api } from '../../lib/api';
import { useThreadMutation } from './use-thread-mutation';

type Input = Omit<CallRequest<Contract['startThread']>, 'pageId'>;

export const useStartThread = (pageId: number) =>
  useThreadMutation(pageId, (input: Input) => api('startThread', { ...input, pageId }));
