import { useQuery } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';

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
  return useChange(
    (budgets: Omit<ApiRequest<'updateCompanyBudgets'>, 'company'>) =>
      api('updateCompanyBudgets', { company, ...budgets }),
    [budgetsKey(company)],
  );
}
