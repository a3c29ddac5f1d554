import { type ApiRequest, api } from '../../lib/api';
import { useFormMutation } from './use-form-mutation';

export function useCreateForm() {
  return useFormMutation((form: ApiRequest<'createForm'>) => api('createForm', form));
}

export function useUpdateForm() {
  return useFormMutation((form: ApiRequest<'updateForm'>) => api('updateForm', form));
}
