import { columnFormats, columnsOf } from '@galley/shared/components/column-formats';
import { limits } from '@galley/shared/limits';
import { type NavbarTab, navbarTabSchema, tabFormats } from '@galley/shared/schemas/site';
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { confirmAction } from '../../ui/confirm';
import { DialogsAbove } from '../../ui/dialogs-above';
import { notifySaved } from '../../ui/notify';
import { ColumnFormatPicture } from '../editor/text-editor/column-format-picture';
import { fieldErrors } from '../settings/field-errors';
import { RecordForm } from '../settings/record-form';
import { useRecordForm } from '../settings/use-record-form';
import { BesidePreview } from './beside-preview';
import classes from './navbar-tab-dialog.module.css';
import { RichTextField } from './rich-text-field';
import { tabDifferences } from './tab-differences';
import { useSaveNavbarTab } from './use-navbar-tabs';

interface NavbarTabDialogProps {
  initial: NavbarTab;
  onClose: () => void;
  /** The site with this tab as it is typed just now, its panel open. */
  renderPreview: (tab: NavbarTab) => ReactNode;
}

/** Below what is asked or chosen from inside it. */
const zIndex = 199;

/** Creates or edits a tab. Columns that the chosen format does not show keep their text. */
export function NavbarTabDialog({ initial, onClose, renderPreview }: NavbarTabDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const save = useSaveNavbarTab();
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const record = useRecordForm<NavbarTab>({
    saved: initial,
    place: initial.id === 0 ? 'new navbar tab' : `navbar tab ${initial.id}`,
    check: (tab) => fieldErrors(navbarTabSchema, tab),
    read: (current) => navbarTabSchema.safeParse(current).data,
    save: (tab) => save.mutateAsync(tab),
    onSaved: () => {
      notifySaved();
      onClose();
    },
  });
  const { value: tab, generation, fields } = record;
  // Keys come first: the preview is drawn when there is time.
  const shownTab = useDeferredValue(tab);

  const close = async () => {
    setIsAsking(true);
    const mayClose =
      !record.hasUnsavedText() ||
      (await confirmAction({
        title: 'Close without saving?',
        question: 'What you typed in this tab is not saved yet.',
        confirmLabel: 'Close',
        isDestructive: true,
      }));
    // Later, since the key that closed the question still travels and would reach this dialog.
    setTimeout(() => setIsAsking(false));
    if (!mayClose) return;
    record.forget();
    onClose();
  };

  const texts = [
    ...columnsOf(tab.format).map((field, index) => ({ field, label: `Column ${index + 1}` })),
    { field: 'footer' as const, label: 'Footer' },
  ];
  return (
    <DialogsAbove>
      {(isBelow) => (
        <Modal
          opened
          onClose={() => void close()}
          closeOnEscape={!isBelow && !isAsking}
          zIndex={zIndex}
          title={initial.id === 0 ? 'Add Tab' : `Tab '${initial.title}'`}
          size="min(1360px, 94vw)"
          fullScreen={isNarrow}
        >
          <BesidePreview isInDialog preview={renderPreview(shownTab)}>
            <RecordForm record={record} noun="this tab" differences={tabDifferences}>
              <TextInput
                label="Title"
                required
                data-autofocus
                maxLength={limits.navbarTabTitle}
                value={tab.title}
                error={fields.title}
                onChange={(event) => record.change({ title: event.currentTarget.value })}
              />
              <Radio.Group
                label="Format"
                value={tab.format}
                error={fields.format}
                onChange={(format) => record.change({ format: format as NavbarTab['format'] })}
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
                    key={`${field} ${generation}`}
                    label={label}
                    initialHtml={tab[field]}
                    onChange={(html) => record.change({ [field]: html })}
                    error={fields[field]}
                  />
                ))}
              </Stack>
              <Group justify="flex-end" gap="xs" className={classes.actions}>
                <Button variant="default" onClick={() => void close()} disabled={record.isSaving}>
                  Cancel
                </Button>
                <Button type="submit" loading={record.isSaving}>
                  Save
                </Button>
              </Group>
            </RecordForm>
          </BesidePreview>
        </Modal>
      )}
    </DialogsAbove>
  );
}
