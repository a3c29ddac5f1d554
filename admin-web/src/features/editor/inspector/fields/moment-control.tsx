import { readChosenMoment, storedMoment } from '@galley/shared/chosen-moment';
import type { FieldOf } from '@galley/shared/components/fields';
import { localTimeAt, momentOf } from '@galley/shared/local-time';
import { useState } from 'react';
import { MomentField } from '../../../../parts/schedule/moment-field';
import { useCompany } from '../../../../parts/session/use-company-name';
import type { ControlProps } from './control-props';

/** An optional date and time in the company's time zone; the form holds the moment in UTC. */
export function MomentControl({
  field,
  value,
  onChange,
  error,
  isReadOnly,
}: ControlProps<FieldOf<'moment'>>) {
  const timeZone = useCompany()?.timeZone;
  const stored = String(value ?? '');
  const [typed, setTyped] = useState({ stored: '', text: '' });
  if (timeZone === undefined) return null;
  const at = readChosenMoment(stored)?.at;
  // The value may have been changed elsewhere.
  const text = typed.stored === stored && typed.text ? typed.text : at ? localTimeAt(at, timeZone) : '';
  const change = (next: string) => {
    const [date = '', time = ''] = next.split('T');
    // A newly entered day starts at midnight.
    const isNewDay = date !== '' && time === '' && text.split('T')[0] === '';
    const whole = isNewDay ? `${date}T00:00` : next;
    const found = momentOf(whole, timeZone);
    const left = found ? storedMoment({ at: found.moment, timeZone }) : '';
    setTyped({ stored: left, text: date === '' && time === '' ? '' : whole });
    onChange(left);
  };
  const isPart = stored === '' && text !== '';
  return (
    <MomentField
      label={field.label}
      value={text}
      timeZone={timeZone}
      error={error ?? (isPart ? 'Choose a date and a time.' : undefined)}
      isReadOnly={isReadOnly}
      onChange={change}
    />
  );
}
