import { columnFormats, columnsOf } from '@galley/shared/components/column-formats';
import { limits } from '@galley/shared/limits';
import { type NavbarTab, navbarTabSchema } from '@galley/shared/schemas/site';
import { sitePartSchemas } from '@galley/shared/schemas/site-part';
import { tabFormats } from '@galley/shared/stored-words';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import * as z from 'zod';
import { type PartPlan, placeOf, useSavePart } from '../../parts/launches/part-plan';
import { BesidePreview } from '../../parts/preview/beside-preview';
import { navbarTabLabels, withTab } from '../../parts/site-information/navbar-tab-labels';
import { useSaveNavbarTab } from '../../parts/site-information/use-site-information';
import { ColumnFormatPicture } from '../../parts/text-editor/column-format-picture';
import { RichTextField } from '../../parts/text-editor/rich-text-field';
import { Dialog } from '../../ui/dialog';
import { useCloseDialog } from '../../ui/dialog-closing';
import { fieldErrors } from '../../ui/form/field-errors';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { withoutIdentity } from '../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import classes from './navbar-tab-dialog.module.css';

interface NavbarTabDialogProps {
  initial: NavbarTab;
  /** The list that contains it, which a launch stores as a whole. */
  tabs: readonly NavbarTab[];
  plan: PartPlan | undefined;
  onClose: () => void;
  /** Renders the site with this tab's unsaved values, its panel open. */
  renderPreview: (tab: NavbarTab) => ReactNode;
}

const listSchema = sitePartSchemas.navbar.extend({ revision: z.number() });

/** Creates or edits a tab. */
export function NavbarTabDialog(props: NavbarTabDialogProps) {
  const { initial, onClose } = props;
  return (
    <Dialog
      onClose={onClose}
      unsaved="What you typed in this tab is not saved yet."
      title={initial.id === 0 ? 'Add Tab' : `Tab '${initial.title}'`}
      size="min(1360px, 94vw)"
      fillsPhone
    >
      <NavbarTabForm {...props} />
    </Dialog>
  );
}

/** Columns that the chosen format does not show keep their text. */
function NavbarTabForm({ initial, tabs, plan, onClose, renderPreview }: NavbarTabDialogProps) {
  const close = useCloseDialog();
  const save = useSaveNavbarTab();
  const saveForLaunch = useSavePart(plan);
  // The list in the launch at the revision that this tab is saved over.
  const list = useRef(tabs);
  const readInList = (current: unknown) => {
    const { data } = listSchema.safeParse(current);
    if (!data) return undefined;
    list.current = data.tabs;
    return { ...(data.tabs.find(({ id }) => id === initial.id) ?? initial), revision: data.revision };
  };
  const form = useRevisionedForm<Omit<NavbarTab, 'id' | 'revision'>, NavbarTab>({
    stored: initial,
    load: withoutIdentity,
    labels: navbarTabLabels,
    place: placeOf(initial.id === 0 ? 'new navbar tab' : `navbar tab ${initial.id}`, plan),
    check: (tab, over) => fieldErrors(navbarTabSchema, { ...tab, ...over }),
    read: (current) => (plan ? readInList(current) : navbarTabSchema.safeParse(current).data),
    save: (tab, over) =>
      // No tab of a site has this number: a new tab gets its own when it goes live.
      saveForLaunch?.(
        { navbar: { tabs: withTab(list.current, { ...tab, id: over.id || Date.now() }) } },
        over.revision,
      ) ?? save.mutateAsync({ ...tab, ...over }),
    onSaved: onClose,
  });
  const tab = form.form.watch();
  // Key presses come first: the preview is rendered when there is time.
  const shownTab = useDeferredValue(tab);

  const texts = [
    ...columnsOf(tab.format).map((field, index) => ({ field, label: `Column ${index + 1}` })),
    { field: 'footer' as const, label: 'Footer' },
  ];
  return (
    <BesidePreview isInDialog preview={renderPreview({ ...initial, ...shownTab })}>
      <RevisionedForm form={form} noun="this tab">
        <TextInput required data-autofocus maxLength={limits.navbarTabTitle} {...form.text('title')} />
        <Radio.Group
          label="Format"
          value={tab.format}
          error={form.errorOf('format')}
          onChange={(format) => form.put('format', format as NavbarTab['format'])}
        >
          <Group mt={6} gap="md">
            {tabFormats.map((format) => (
              <Radio
                key={format}
                value={format}
                styles={{ body: { alignItems: 'center' } }}
                label={
                  <Group gap={6} wrap="nowrap">
                    <ColumnFormatPicture format={format} />
                    {columnFormats[format].label}
                  </Group>
                }
              />
            ))}
          </Group>
        </Radio.Group>
        <Stack gap="md">
          {texts.map(({ field, label }) => (
            <RichTextField
              key={`${field} ${form.generation}`}
              label={label}
              initialHtml={tab[field]}
              onChange={(html) => form.put(field, html)}
              error={form.errorOf(field)}
            />
          ))}
        </Stack>
        <Group justify="flex-end" gap="xs" className={classes.actions}>
          <Button variant="default" onClick={close} disabled={form.isSaving}>
            Cancel
          </Button>
          <Button type="submit" loading={form.isSaving}>
            {plan ? 'Save for the launch' : 'Save'}
          </Button>
        </Group>
      </RevisionedForm>
    </BesidePreview>
  );
}
