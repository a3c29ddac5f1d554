import { momentOf } from '@galley/shared/local-time';
import { Fieldset, Group, Input, Text, TextInput } from '@mantine/core';
import { momentWords } from './planned-words';

interface MomentFieldProps {
  label: string;
  /** `2026-11-24T09:00`; either part may be empty while the user types. */
  value: string;
  timeZone: string;
  error?: string | undefined;
  isReadOnly?: boolean;
  onChange: (value: string) => void;
}

/** A field for a date and a time in the company's time zone, with notes about changes of the clocks. */
export function MomentField({
  label,
  value,
  timeZone,
  error,
  isReadOnly = false,
  onChange,
}: MomentFieldProps) {
  const [date = '', time = ''] = value.split('T');
  const found = momentOf(value, timeZone);
  return (
    <Fieldset
      legend={label}
      variant="unstyled"
      styles={{
        legend: { fontWeight: 550, padding: 0, marginBottom: 4 },
        root: { margin: 0, padding: 0, border: 0 },
      }}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          type="date"
          aria-label={`${label}: date`}
          value={date}
          readOnly={isReadOnly}
          error={error !== undefined}
          onChange={(event) => onChange(`${event.currentTarget.value}T${time}`)}
          flex={1}
          miw={0}
        />
        <TextInput
          type="time"
          aria-label={`${label}: time`}
          value={time}
          readOnly={isReadOnly}
          error={error !== undefined}
          onChange={(event) => onChange(`${date}T${event.currentTarget.value}`)}
          flex={1}
          miw={0}
        />
      </Group>
      {error && <Input.Error mt={4}>{error}</Input.Error>}
      {found?.oddity === 'skipped' && (
        <Text size="sm" mt={4}>
          Clocks skip this time when daylight saving begins. It will be {momentWords(found.moment, timeZone)}.
        </Text>
      )}
      {found?.oddity === 'repeated' && (
        <Text size="sm" mt={4}>
          Clocks show this time twice when daylight saving ends. The first one is used.
        </Text>
      )}
    </Fieldset>
  );
}
