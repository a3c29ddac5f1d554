import { type Footer, footerSchema } from '@galley/shared/schemas/site';
import { Alert, Paper, Stack } from '@mantine/core';
import { type Ref, useEffect } from 'react';
import { messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { useShortcut } from '../../ui/shortcuts';
import { FormSkeleton } from '../../ui/skeletons';
import type { UnsavedWork } from '../../ui/unsaved-work';
import { fieldErrors } from '../settings/field-errors';
import { FormBar } from '../settings/form-bar';
import { RecordForm } from '../settings/record-form';
import { useRecordForm } from '../settings/use-record-form';
import { RichTextField } from './rich-text-field';
import { textOf } from './text-of';
import { useGetFooter, useSaveFooter } from './use-footer';

// A fourth column exists in the data; the observed screen does not show it, and what it holds is kept.
const columns = [
  { name: 'contentColumn1', label: 'Column 1' },
  { name: 'contentColumn2', label: 'Column 2' },
  { name: 'contentColumn3', label: 'Column 3' },
] as const;

/** Below the top bar and the bar of the form. */
const belowBar = 56 + 52;

interface FooterTabProps {
  /** What is typed, for the preview. */
  onTyped: (footer: Footer) => void;
  /** The form is shown: its keys are meant for it. */
  isShown: boolean;
  ref: Ref<UnsavedWork>;
}

/** The columns of text at the bottom of every page. */
export function FooterTab(props: FooterTabProps) {
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
  return <FooterForm {...props} saved={data} />;
}

function FooterForm({ saved, onTyped, isShown, ref }: FooterTabProps & { saved: Footer }) {
  const save = useSaveFooter();
  const record = useRecordForm<Footer>({
    saved,
    place: 'footer',
    check: (footer) => fieldErrors(footerSchema, footer),
    read: (current) => footerSchema.safeParse(current).data,
    save: (footer) => save.mutateAsync(footer),
    onSaved: () => notifySaved(),
  });
  const { value, generation } = record;
  useEffect(() => onTyped(value), [value, onTyped]);
  useShortcut('mod+S', 'Save', () => void (isShown && record.submit()), true);

  return (
    <RecordForm
      ref={ref}
      record={record}
      noun="the footer"
      differences={(theirs, mine) =>
        columns
          .filter(({ name }) => theirs[name] !== mine[name])
          .map(({ name, label }) => ({
            field: label,
            theirs: textOf(theirs[name]),
            mine: textOf(mine[name]),
          }))
      }
    >
      <FormBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        about="Stands at the bottom of every page. A column without text is left out."
      />
      {saved.id === 0 && (
        <Alert color="blue">
          The footer is not in place yet. Write what stands at the bottom of every page, and save.
        </Alert>
      )}
      {/* Not a Card: that would hold back what sticks to the window. */}
      <Paper p="md">
        <Stack gap="md">
          {columns.map(({ name, label }) => (
            <RichTextField
              key={`${name} ${generation}`}
              label={label}
              initialHtml={value[name]}
              onChange={(html) => record.change({ [name]: html })}
              error={record.fields[name]}
              stickyTop={belowBar}
            />
          ))}
        </Stack>
      </Paper>
    </RecordForm>
  );
}
