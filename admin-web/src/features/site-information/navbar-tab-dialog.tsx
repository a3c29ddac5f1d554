import { columnFormats, columnsOf } from '@galley/shared/components/column-formats';
import { limits } from '@galley/shared/limits';
import { type NavbarTab, navbarTabSchema } from '@galley/shared/schemas/site';
import { tabFormats } from '@galley/shared/stored-words';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { Dialog } from '../../ui/dialog';
import { useCloseDialog } from '../../ui/dialog-closing';
import { fieldErrors } from '../../ui/form/field-errors';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { withoutIdentity } from '../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { notifySaved } from '../../ui/notify';
import { ColumnFormatPicture } from '../editor/text-editor/column-format-picture';
import { BesidePreview } from './beside-preview';
import classes from './navbar-tab-dialog.module.css';
import { RichTextField } from './rich-text-field';
import { textOf } from './text-of';
import { useSaveNavbarTab } from './use-navbar-tabs';

interface NavbarTabDialogProps {
  initial: NavbarTab;
  onClose: () => void;
  /** The site with this tab as it is typed just now, its panel open. */
  renderPreview: (tab: NavbarTab) => ReactNode;
}

const labels = {
  title: 'Title',
  format: 'Format',
  column1: { label: 'Column 1', show: textOf },
  column2: { label: 'Column 2', show: textOf },
  column3: { label: 'Column 3', show: textOf },
  column4: { label: 'Column 4', show: textOf },
  footer: { label: 'Footer', show: textOf },
};

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
function NavbarTabForm({ initial, onClose, renderPreview }: NavbarTabDialogProps) {
  const close = useCloseDialog();
  const save = useSaveNavbarTab();
  const form = useRevisionedForm<Omit<NavbarTab, 'id' | 'revision'>, NavbarTab>({
    stored: initial,
    load: withoutIdentity,
    labels,
    place: initial.id === 0 ? 'new navbar tab' : `navbar tab ${initial.id}`,
    check: (tab, over) => fieldErrors(navbarTabSchema, { ...tab, ...over }),
    read: (current) => navbarTabSchema.safeParse(current).data,
    save: (tab, over) => save.mutateAsync({ ...tab, ...over }),
    onSaved: () => {
      notifySaved();
      onClose();
    },
  });
  const tab = form.form.watch();
  // Keys come first: the preview is drawn when there is time.
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
            Save
          </Button>
        </Group>
      </RevisionedForm>
    </BesidePreview>
  );
}
