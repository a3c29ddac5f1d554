import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { api } from '../../lib/api';
import { useThreadMutation } from './use-thread-mutation';

type Input = Omit<CallRequest<Contract['editComment']>, 'pageId'>;

export const useEditComment = (pageId: number) =>
  useThreadMutation(pageId, (input: Input) => api('editComment', { ...input, pageId }));
