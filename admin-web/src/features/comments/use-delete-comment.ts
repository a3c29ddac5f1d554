import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { api } from '../../lib/api';
import { useThreadMutation } from './use-thread-mutation';

type Input = Omit<CallRequest<Contract['deleteComment']>, 'pageId'>;

export const useDeleteComment = (pageId: number) =>
  useThreadMutation(pageId, (input: Input) => api('deleteComment', { ...input, pageId }));
