import { limits } from '@galley/shared/limits';
import { partNoun, type SitePartName } from '@galley/shared/site-parts';
import { Button, Menu, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { askInDialog } from '../../ui/ask-in-dialog';
import { DialogActions } from '../../ui/dialog-actions';
import type { FormHandle } from '../../ui/form/use-revisioned-form';
import { notifyNotice, notifySaved } from '../../ui/notify';
import { useDialogAction } from '../../ui/use-dialog-action';
import { PersonName } from '../people/person-name';
import { useMayBeAbleTo } from '../session/use-signed-in-user';
import type { PartValues } from './part-plan';
import { linkToPart } from './part-words';
import classes from './save-for-launch.module.css';
import { useCreateLaunch, useGetLaunch, useListLaunches, useSaveLaunchPart } from './use-launches';

export interface SaveForLaunchProps<Values extends FieldValues> {
  part: SitePartName;
  form: FormHandle<Values>;
  /** The revision of the live state that the form started from. */
  base: number;
  valuesOf: (values: Values) => PartValues;
  /** Why the typed values cannot be added to a launch. */
  errorOf?: (values: Values) => string | undefined;
}

/** A menu beside Save: adds the typed values to a launch, while the live site stays unchanged. */
export function SaveForLaunch<Values extends FieldValues>({
  part,
  form,
  base,
  valuesOf,
  errorOf,
}: SaveForLaunchProps<Values>) {
  const choose = useChooseLaunch(part, base);
  const mayLaunch = useMayBeAbleTo('publishDraft');
  const ask = (typed: Values) => {
    const refused = errorOf?.(typed);
    if (refused) return notifyNotice(refused);
    return choose(valuesOf(typed), () => {
      // The values are in the launch now: the form goes back to the live values.
      form.giveUp();
      notifySaved();
    });
  };
  // Errors are shown in the form; the dialog opens only for valid values, and saves when it is confirmed.
  const askIfRight = form.form.handleSubmit((typed) => void ask(typed as Values));
  if (!mayLaunch) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button px={8} aria-label="Other ways to save" className={classes.other}>
          <IconChevronDown size={16} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRocket size={16} aria-hidden />} onClick={() => void askIfRight()}>
          Save for a launch…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ChangeForLaunchProps {
  part: SitePartName;
  base: number;
}

/** Before anything is typed: the user chooses a launch, and the same screen opens for it. */
export function ChangeForLaunch({ part, base }: ChangeForLaunchProps) {
  const choose = useChooseLaunch(part, base);
  if (!useMayBeAbleTo('publishDraft')) return null;
  return (
    <Button variant="default" leftSection={<IconRocket size={16} />} onClick={() => void choose()}>
      Change for a launch…
    </Button>
  );
}

/** Asks for a launch, saves a part for it and opens the part's screen for it. */
function useChooseLaunch(part: SitePartName, base: number) {
  const navigate = useNavigate();
  return async (values?: PartValues, onSaved?: () => void) => {
    let launchId = 0;
    const title = values ? 'Save for a launch' : 'Change for a launch';
    const isDone = await askInDialog(title, (onClose) => (
      <ChooseLaunch
        part={part}
        base={base}
        values={values}
        onCancel={() => onClose(false)}
        onSaved={(chosen) => {
          launchId = chosen;
          onClose(true);
        }}
      />
    ));
    if (!isDone) return;
    onSaved?.();
    navigate(linkToPart(part, launchId));
  };
}

interface ChooseLaunchProps extends ChangeForLaunchProps {
  /** Absent where nothing is saved for it yet. */
  values: PartValues | undefined;
  onSaved: (launchId: number) => void;
  onCancel: () => void;
}

const another = 'new';

function ChooseLaunch({ part, base, values, onSaved, onCancel }: ChooseLaunchProps) {
  const list = useListLaunches();
  const planned = (list.data ?? []).filter(
    ({ status, rollsBack }) => status === 'planned' && rollsBack === undefined,
  );
  const [picked, setPicked] = useState<string>();
  const [name, setName] = useState('');
  const create = useCreateLaunch();
  const save = useSaveLaunchPart();
  const chosen = picked ?? (planned[0] ? String(planned[0].launchId) : another);
  const isNew = chosen === another;
  const has = planned.some(({ launchId, parts }) => String(launchId) === chosen && parts.includes(part));
  const { isBusy, error, run } = useDialogAction();
  const confirm = () =>
    run(async () => {
      const launchId = isNew ? await create.mutateAsync({ name: name.trim() }) : Number(chosen);
      // The launch exists already if only the second step failed.
      setPicked(String(launchId));
      if (!values) return onSaved(launchId);
      const { partList } = has ? await api('getLaunch', { launchId }) : { partList: [] };
      const revision = partList.find((one) => one.part === part)?.revision ?? 0;
      await save.mutateAsync({ launchId, base, values, revision });
      onSaved(launchId);
    });
  return (
    <Stack>
      <Text size="sm">Visitors see nothing of it until the launch goes live, together with its pages.</Text>
      <Select
        label="Launch"
        value={chosen}
        onChange={(value) => setPicked(value ?? another)}
        data={[
          ...planned.map(({ launchId, name: label }) => ({ value: String(launchId), label })),
          { value: another, label: 'A new launch' },
        ]}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
      />
      {isNew && (
        <TextInput
          label="Name"
          withAsterisk
          description="A name that your colleagues recognize, such as Winter menu"
          maxLength={limits.launchName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      {has && values && <Replaced launchId={Number(chosen)} part={part} />}
      <DialogActions
        confirmLabel={values ? 'Save for the launch' : 'Change for the launch'}
        isBusy={isBusy}
        error={error}
        onCancel={onCancel}
        onConfirm={() => void confirm()}
      />
    </Stack>
  );
}

/** Warns that the launch's present values of the part will be replaced. */
function Replaced({ launchId, part }: { launchId: number; part: SitePartName }) {
  const entry = useGetLaunch(launchId).data?.partList.find((one) => one.part === part);
  const noun = partNoun(part);
  return (
    <Text size="sm" c="dimmed" role="status">
      It holds {noun} already{entry && ', chosen by '}
      {entry && <PersonName email={entry.email} />}: this takes its place.
    </Text>
  );
}
