import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { siteStateKeys } from '../session/use-guard-state';

export interface ChecklistItem {
  label: string;
  isDone: boolean;
}

/** What a site needs before visitors come; each item ticks itself. */
export function useGetChecklist() {
  return useQuery({
    queryKey: [...siteStateKeys.all, 'checklist'],
    queryFn: async ({ signal }): Promise<ChecklistItem[]> => {
      const [settings, navbar, footer, pages] = await Promise.all([
        api('getCompanySettings', {}, { signal }),
        api('getNavbar', {}, { signal }),
        api('getFooter', {}, { signal }),
        api('listPages', {}, { signal }),
      ]);
      return [
        { label: 'Company settings', isDone: settings.companySettings.id !== 0 },
        { label: 'Navbar', isDone: navbar.id !== 0 },
        { label: 'Footer', isDone: footer.id !== 0 },
        {
          label: 'Home page',
          isDone: pages.some(({ fullUrl, versionStatus }) => fullUrl === '/' && versionStatus === 'live'),
        },
      ];
    },
  });
}
