import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { formKeys } from './form-keys';

export function useCreateForm() {
  return useChange((form: ApiRequest<'createForm'>) => api('createForm', form), [formKeys.all]);
}

export function useUpdateForm() {
  return useChange((form: ApiRequest<'updateForm'>) => api('updateForm', form), [formKeys.all]);
}
