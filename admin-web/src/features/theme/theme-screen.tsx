import type { ThemeResponse } from '@galley/shared/theme/theme-schema';
import { Accordion, ActionIcon, Alert, Button, Stack } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LaunchScope } from '../../parts/launches/launch-scope';
import { PartBar } from '../../parts/launches/part-bar';
import type { PartPlan } from '../../parts/launches/part-plan';
import { BesidePreview } from '../../parts/preview/beside-preview';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { useSaveShortcut, useShortcut } from '../../ui/shortcuts';
import { FormSkeleton } from '../../ui/skeletons';
import { ChoiceField } from './choice-field';
import { ColorFields } from './color-fields';
import { DesignChoice } from './design-choice';
import { HeaderFields } from './header-fields';
import classes from './theme.module.css';
import { ThemePreview } from './theme-preview';
import { TypeChoice } from './type-choice';
import { usePageDocument } from './use-page-document';
import { useGetTheme } from './use-theme';
import { useThemeForm } from './use-theme-form';
import { useThemedSite } from './use-themed-site';

/** /Look: the theme of the company's site, beside its pages. */
export function ThemeScreen() {
  return (
    <Stack>
      <PageHeader title="Look" crumbs={[]} />
      <QueryBoundary
        query={useGetTheme()}
        failure="The look of the site could not be loaded"
        skeleton={<FormSkeleton fields={6} />}
      >
        {(stored) => (
          <LaunchScope part="look" base={stored.revision}>
            {(plan) => (
              <ThemeChoices
                key={plan?.launchId}
                stored={plan ? plannedTheme(stored, plan) : stored}
                plan={plan}
              />
            )}
          </LaunchScope>
        )}
      </QueryBoundary>
    </Stack>
  );
}

/** The theme of the launch, which starts as that of the live site. */
const plannedTheme = ({ theme }: ThemeResponse, { revision, values }: PartPlan): ThemeResponse => ({
  theme: values ? (values.theme as ThemeResponse['theme']) : theme,
  revision,
});

function ThemeChoices({ stored, plan }: { stored: ThemeResponse; plan: PartPlan | undefined }) {
  const site = useThemedSite();
  const home = usePageDocument();
  const look = useThemeForm(stored, site.look.primaryColor, plan);
  const { form, theme, change, undo } = look;
  useSaveShortcut(() => void form.submit());
  useShortcut('mod+Z', 'Undo the last choice', () => undo?.());
  const isFirst = stored.theme === null;
  const isUndecided = isFirst && !form.isDirty;
  const field = (name: Parameters<typeof ChoiceField>[0]['field']) => (
    <ChoiceField field={name} theme={theme} onChange={change} />
  );
  return (
    <RevisionedForm form={form} noun="the look" failure="The look was not saved">
      <BesidePreview isWide preview={<ThemePreview site={site} theme={isUndecided ? undefined : theme} />}>
        <Stack gap="md">
          <PartBar
            plan={plan}
            about="Saving changes the live site at once."
            part="look"
            form={form}
            base={stored.revision}
            valuesOf={(chosen) => ({ look: { theme: chosen } })}
          >
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              disabled={!undo}
              onClick={undo}
              visibleFrom="sm"
            >
              Undo
            </Button>
            {/* A phone needs the room for the words before it. */}
            <ActionIcon
              variant="default"
              size="input-sm"
              aria-label="Undo"
              disabled={!undo}
              onClick={undo}
              hiddenFrom="sm"
            >
              <IconArrowBackUp size={16} aria-hidden />
            </ActionIcon>
          </PartBar>
          {isFirst && (
            <Alert color="blue">
              Your site has a basic look in its brand color. Choose a design to see your home page in it.
            </Alert>
          )}
          <DesignChoice site={site} home={home} theme={theme} isUndecided={isUndecided} onChange={change} />
          <Accordion multiple defaultValue={['colors']} variant="separated" className={classes.parts}>
            <Part name="colors" title="Colors">
              <ColorFields {...look} />
            </Part>
            <Part name="type" title="Type">
              <TypeChoice theme={theme} onChange={change} />
              {field('headings')}
              {field('scale')}
              {field('textSize')}
            </Part>
            <Part name="shape" title="Shape">
              {field('hero')}
              {field('cards')}
              {field('buttons')}
              {field('images')}
              {field('divider')}
              {field('radius')}
              {field('density')}
              {field('shadows')}
              {field('width')}
            </Part>
            <Part name="header" title="Header and menus">
              <HeaderFields {...look} site={site} />
            </Part>
            <Part name="footer" title="Footer">
              {field('footer')}
            </Part>
          </Accordion>
        </Stack>
      </BesidePreview>
    </RevisionedForm>
  );
}

function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <Accordion.Item value={name}>
      <Accordion.Control>{title}</Accordion.Control>
      <Accordion.Panel>
        <Stack gap="sm">{children}</Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
