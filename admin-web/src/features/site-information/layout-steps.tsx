import { linkToPage } from '@galley/shared/admin-screens';
import type { SiteChecklist } from '@galley/shared/schemas/site';
import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useGetChecklist } from '../../parts/first-run/use-get-checklist';
import type { SiteInformationTab } from './site-information-tabs';

const steps: { label: string; tab: SiteInformationTab; isDone: (checklist: SiteChecklist) => boolean }[] = [
  { label: 'Company settings', tab: 'company', isDone: ({ hasCompanySettings }) => hasCompanySettings },
  { label: 'Navbar', tab: 'navbar', isDone: ({ hasNavbar }) => hasNavbar },
  { label: 'Footer', tab: 'footer', isDone: ({ hasFooter }) => hasFooter },
];

/** During set-up: what must still be saved here, and the next step. Hidden afterwards. */
export function LayoutSteps({ onShow }: { onShow: (tab: SiteInformationTab) => void }) {
  const { data: checklist } = useGetChecklist();
  if (!checklist || checklist.isHomePageLive) return null;
  const left = steps.filter(({ isDone }) => !isDone(checklist));
  if (left.length === 0) {
    return (
      <Alert color="green" title="The layout of your site is complete">
        <Group justify="space-between" gap="sm">
          <Text>Visitors see nothing yet. Write the home page next and publish it.</Text>
          <Button component={Link} to={linkToPage({ id: checklist.homePageId, isExternal: false })} size="xs">
            Edit the home page
          </Button>
        </Group>
      </Alert>
    );
  }
  return (
    <Alert color="blue" title="Save these three to start creating pages">
      <Group gap="lg" component="ul" p={0} m={0} style={{ rowGap: 8 }}>
        {steps.map(({ label, tab, isDone }) => (
          <Group key={tab} gap={6} component="li" style={{ listStyle: 'none' }} wrap="nowrap">
            {isDone(checklist) ? (
              <IconCircleCheckFilled
                size={18}
                color="var(--mantine-color-green-6)"
                role="img"
                aria-label="Done"
              />
            ) : (
              <IconCircle size={18} role="img" aria-label="Not done" />
            )}
            <Anchor
              component="button"
              type="button"
              c="inherit"
              underline="always"
              onClick={() => onShow(tab)}
            >
              {label}
            </Anchor>
          </Group>
        ))}
      </Group>
    </Alert>
  );
}
