import { type Footer, footerSchema } from '@galley/shared/schemas/site';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { ConflictPanel } from '../../ui/conflict-panel';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { FormSkeleton } from '../../ui/skeletons';
import { RichTextField } from './rich-text-field';
import { textOf } from './text-of';
import { useGetFooter, useSaveFooter } from './use-footer';

// A fourth column exists in the data; the observed screen does not show it, and what it holds is kept.
const columns = [
  { name: 'contentColumn1', label: 'Column 1' },
  { name: 'contentColumn2', label: 'Column 2' },
  { name: 'contentColumn3', label: 'Column 3' },
] as const;

interface FooterTabProps {
  onDirtyChange: (isDirty: boolean) => void;
}

export function FooterTab({ onDirtyChange }: FooterTabProps) {
  const { data, error, refetch } = useGetFooter();
  if (error && !data) {
    return (
      <ErrorPanel
        title="The footer could not be read"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <FormSkeleton fields={3} />;
  return <FooterForm saved={data} onDirtyChange={onDirtyChange} />;
}

function FooterForm({ saved, onDirtyChange }: FooterTabProps & { saved: Footer }) {
  const [footer, setFooter] = useState(saved);
  const [isDirty, setIsDirty] = useState(false);
  // The editors keep their own text; another number makes them begin anew.
  const [generation, setGeneration] = useState(0);
  const [conflict, setConflict] = useState<{ message: string; current: Footer }>();
  const save = useSaveFooter();
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const takeOver = (next: Footer) => {
    setFooter(next);
    setIsDirty(false);
    setConflict(undefined);
    setGeneration((before) => before + 1);
  };
  // What was saved is read again by the mutation: the server may have removed what is not allowed.
  useEffect(() => {
    if (isDirty || saved.revision === footer.revision) return;
    takeOver(saved);
  });

  const submit = async (startedFrom: Pick<Footer, 'id' | 'revision'>) => {
    try {
      await save.mutateAsync({ ...footer, ...startedFrom });
      setIsDirty(false);
      setConflict(undefined);
      notifySaved();
    } catch (thrown) {
      const current = isApiError(thrown, 409) ? footerSchema.safeParse(thrown.current) : undefined;
      if (current?.success && isApiError(thrown)) {
        setConflict({ message: thrown.message, current: current.data });
      }
    }
  };

  const fieldErrors = isApiError(save.error) ? save.error.fields : {};
  return (
    <Stack gap="md" maw={820}>
      <Group justify="flex-end">
        <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: 'auto' }}>
          {isDirty ? 'Not saved' : ''}
        </Text>
        <Button onClick={() => void submit(footer)} loading={save.isPending}>
          Save
        </Button>
      </Group>
      {save.error && !conflict && (
        <ErrorPanel
          title="The footer was not saved"
          message={messageOf(save.error)}
          reassurance={typedTextIsKept}
        />
      )}
      {conflict && (
        <ConflictPanel
          title="Somebody else changed the footer meanwhile"
          message={conflict.message}
          differences={columns
            .filter(({ name }) => conflict.current[name] !== footer[name])
            .map(({ name, label }) => ({
              field: label,
              theirs: textOf(conflict.current[name]),
              mine: textOf(footer[name]),
            }))}
          isBusy={save.isPending}
          onKeepMine={() => void submit(conflict.current)}
          onTakeTheirs={() => takeOver(conflict.current)}
        />
      )}
      {columns.map(({ name, label }) => (
        <RichTextField
          key={`${name} ${generation}`}
          label={label}
          initialHtml={footer[name]}
          onChange={(html) => {
            setFooter((before) => ({ ...before, [name]: html }));
            setIsDirty(true);
          }}
          error={fieldErrors[name]}
        />
      ))}
    </Stack>
  );
}
