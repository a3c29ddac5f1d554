import { readChosenMoment, storedMoment } from '@galley/shared/chosen-moment';
import type { FieldOf } from '@galley/shared/components/fields';
import { localTimeAt, momentOf } from '@galley/shared/local-time';
import { useState } from 'react';
import { MomentField } from '../../../schedule/moment-field';
import { useCompany } from '../../../session/use-company-name';
import type { ControlProps } from './control-props';

/** A date and a time by the company's clock, or none; the form holds the moment that it is. */
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
  // It may have become another one elsewhere.
  const text = typed.stored === stored && typed.text ? typed.text : at ? localTimeAt(at, timeZone) : '';
  const change = (next: string) => {
    const [date = '', time = ''] = next.split('T');
    // A day begins at midnight until somebody says otherwise.
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
