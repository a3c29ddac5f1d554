import { columnFormats, columnsOf } from '@galley/shared/components/column-formats';
import { limits } from '@galley/shared/limits';
import { type NavbarTab, navbarTabSchema, tabFormats } from '@galley/shared/schemas/site';
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { confirmAction } from '../../ui/confirm';
import { ConflictPanel } from '../../ui/conflict-panel';
import { DialogsAbove } from '../../ui/dialogs-above';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { ColumnFormatPicture } from '../editor/text-editor/column-format-picture';
import { RichTextField } from './rich-text-field';
import { tabDifferences } from './tab-differences';
import { useSaveNavbarTab } from './use-navbar-tabs';

interface NavbarTabDialogProps {
  initial: NavbarTab;
  onClose: () => void;
}

/** Below what is asked or chosen from inside it. */
const zIndex = 199;

/** Creates or edits a tab. Columns that the chosen format does not show keep their text. */
export function NavbarTabDialog({ initial, onClose }: NavbarTabDialogProps) {
  const [tab, setTab] = useState(initial);
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<{ message: string; current: NavbarTab }>();
  // The editors keep their own text; another number makes them begin anew.
  const [generation, setGeneration] = useState(0);
  const save = useSaveNavbarTab();
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;

  const change = (changes: Partial<NavbarTab>) => {
    setTab((before) => ({ ...before, ...changes }));
    setRefused({});
    setIsDirty(true);
  };

  const close = async () => {
    setIsAsking(true);
    const mayClose =
      !isDirty ||
      (await confirmAction({
        title: 'Close without saving?',
        question: 'What you typed in this tab is not saved yet.',
        confirmLabel: 'Close',
        isDestructive: true,
      }));
    // Later, since the key that closed the question still travels and would reach this dialog.
    setTimeout(() => setIsAsking(false));
    if (mayClose) onClose();
  };

  const store = async (next: NavbarTab) => {
    const checked = navbarTabSchema.safeParse(next);
    if (!checked.success) {
      setRefused(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message])),
      );
      return;
    }
    try {
      await save.mutateAsync(next);
    } catch (thrown) {
      if (!isApiError(thrown)) return;
      setRefused(thrown.fields);
      const current = thrown.status === 409 ? navbarTabSchema.safeParse(thrown.current) : undefined;
      if (current?.success) setConflict({ message: thrown.message, current: current.data });
      return;
    }
    notifySaved();
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's events reach the form that it was opened from, too.
    event.stopPropagation();
    void store(tab);
  };

  const takeTheirs = (current: NavbarTab) => {
    setTab(current);
    setConflict(undefined);
    setIsDirty(false);
    setGeneration((before) => before + 1);
    save.reset();
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
          size="xl"
          fullScreen={isNarrow}
        >
          <form onSubmit={submit} noValidate>
            <Stack gap="md">
              {save.error && !conflict && (
                <ErrorPanel
                  title="The tab was not saved"
                  message={messageOf(save.error)}
                  reassurance={typedTextIsKept}
                />
              )}
              {conflict && (
                <ConflictPanel
                  title="Somebody else changed this tab meanwhile"
                  message={conflict.message}
                  differences={tabDifferences(conflict.current, tab)}
                  isBusy={save.isPending}
                  onKeepMine={() => void store({ ...tab, revision: conflict.current.revision })}
                  onTakeTheirs={() => takeTheirs(conflict.current)}
                />
              )}
              <TextInput
                label="Title"
                required
                data-autofocus
                maxLength={limits.navbarTabTitle}
                value={tab.title}
                error={refused.title}
                onChange={(event) => change({ title: event.currentTarget.value })}
              />
              <Radio.Group
                label="Format"
                value={tab.format}
                error={refused.format}
                onChange={(format) => change({ format: format as NavbarTab['format'] })}
              >
                <Group mt={6} gap="md">
                  {tabFormats.map((format) => (
                    <Radio
                      key={format}
                      value={format}
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
              {texts.map(({ field, label }) => (
                <RichTextField
                  key={`${field} ${generation}`}
                  label={label}
                  initialHtml={tab[field]}
                  onChange={(html) => change({ [field]: html })}
                  error={refused[field]}
                />
              ))}
              <Group justify="flex-end" gap="xs">
                <Button variant="default" onClick={() => void close()} disabled={save.isPending}>
                  Cancel
                </Button>
                <Button type="submit" loading={save.isPending}>
                  Save
                </Button>
              </Group>
            </Stack>
          </form>
        </Modal>
      )}
    </DialogsAbove>
  );
}
