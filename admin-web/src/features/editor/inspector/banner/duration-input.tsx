import { limits } from '@galley/shared/limits';
import { NumberInput } from '@mantine/core';
import { type Ref, useState } from 'react';

const { min, max, fallback } = limits.sliderDurationMs;
const wrongDuration = `Slider Duration must be from ${min / 1000} to ${max / 1000} seconds.`;

interface DurationInputProps {
  label: string;
  description: string;
  /** A controlled field in milliseconds; '' while it is empty. */
  field: {
    value: number | '' | undefined;
    onChange: (milliseconds: number | '') => void;
    onBlur: () => void;
    ref: Ref<HTMLInputElement>;
  };
  hasError: boolean;
  isReadOnly: boolean;
  /** An emptied field becomes five seconds; otherwise it stays empty. */
  isRequired?: boolean;
  placeholder?: string;
}

/** A field for a duration: seconds for users, milliseconds for the server. */
export function DurationInput(props: DurationInputProps) {
  const { field, isReadOnly, isRequired } = props;
  // The text as it was typed: '2.' may become 2.5.
  const [typed, setTyped] = useState<number | string>('');
  const isAsTyped = millisecondsOf(typed) === (field.value ?? '');
  return (
    <NumberInput
      label={props.label}
      description={props.description}
      placeholder={props.placeholder}
      suffix=" s"
      withAsterisk={Boolean(isRequired) && !isReadOnly}
      readOnly={isReadOnly}
      min={min / 1000}
      max={max / 1000}
      decimalScale={3}
      // A value beyond the limits stays and is rejected with a sentence.
      clampBehavior="none"
      error={props.hasError && wrongDuration}
      value={isAsTyped ? typed : Number(field.value) / 1000}
      onChange={(seconds) => {
        setTyped(seconds);
        field.onChange(millisecondsOf(seconds));
      }}
      onBlur={() => {
        if (isRequired && !field.value) field.onChange(fallback);
        field.onBlur();
      }}
      ref={field.ref}
      maw={320}
    />
  );
}

function millisecondsOf(seconds: number | string): number | '' {
  if (seconds === '' || Number.isNaN(Number(seconds))) return '';
  return Math.round(Number(seconds) * 1000);
}
