import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formKeys } from './form-keys';

/** A change of forms; affected queries are read again before it counts as done. */
export function useFormMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: formKeys.all }),
  });
}
