import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';

const budgetsKey = (company: string) => ['vendor', 'company-budgets', company] as const;

export function useGetCompanyBudgets(company: string) {
  return useQuery({
    queryKey: budgetsKey(company),
    queryFn: ({ signal }) => api('getCompanyBudgets', { company }, { signal }),
    // Past usage is of no interest.
    gcTime: 0,
  });
}

export function useUpdateCompanyBudgets(company: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (budgets: Omit<ApiRequest<'updateCompanyBudgets'>, 'company'>) =>
      api('updateCompanyBudgets', { company, ...budgets }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: budgetsKey(company) }),
  });
}
