import { describe, expect, it } from 'vitest';
import type { FormField } from './form';
import { conditionError, isShown, valuesToAskFor, waitsFor } from './form-conditions';
import { newField } from './form-field-rules';

function field(id: number, changes: Partial<FormField> = {}): FormField {
  return { ...newField, id, formId: 1, name: `Field ${id}`, order: id, revision: 1, ...changes };
}
const topic = field(1, { fieldType: 'selectList', inputType: '', options: ['Repair', 'Other'] });
const box = field(2, { fieldType: 'checkbox', inputType: '' });
const text = field(3);
const after = (showIfFieldId: number, showIfValue: string) => field(9, { showIfFieldId, showIfValue });

describe('a condition', () => {
  it.each([
    ['a choice', after(1, 'Repair'), { 1: 'Repair' }, true],
    ['another choice', after(1, 'Repair'), { 1: 'Other' }, false],
    ['any choice', after(1, ''), { 1: 'Other' }, true],
    ['no choice', after(1, ''), {}, false],
    ['a tick', after(2, 'Yes'), { 2: 'Yes' }, true],
    ['no tick', after(2, 'No'), { 2: 'No' }, true],
    ['a text', after(3, ''), { 3: 'something' }, true],
    ['no text', after(3, ''), { 3: '' }, false],
  ])('of %s', (_what, asked, values: Record<number, string>, shows) => {
    expect(isShown(asked, [topic, box, text, asked], ({ id }) => values[id] ?? '')).toBe(shows);
  });

  it('holds only while the field that it depends on is shown', () => {
    const first = { ...box, showIfFieldId: 1, showIfValue: 'Repair' };
    const second = after(2, 'Yes');
    const fields = [topic, first, second];
    const shows = (topicValue: string) =>
      isShown(second, fields, ({ id }) => (id === 1 ? topicValue : 'Yes'));
    expect([shows('Repair'), shows('Other')]).toEqual([true, false]);
    expect(waitsFor(second, topic, fields)).toBe(true);
    expect(waitsFor(first, second, fields)).toBe(false);
  });

  it('may name any value that a field can have [2:154] [2:270]', () => {
    expect(valuesToAskFor(topic)).toEqual(['', 'Repair', 'Other']);
    expect(valuesToAskFor(box)).toEqual(['Yes', 'No']);
    expect(valuesToAskFor(text)).toEqual(['']);
    expect(valuesToAskFor({ fieldType: 'state', options: [] })).toHaveLength(60);
  });

  it.each([
    ['none', field(9), undefined],
    ['a field that is there, with a value of it', after(1, 'Repair'), undefined],
    ['a field that is not there', after(77, ''), 'showIfFieldId'],
    ['itself', after(9, ''), 'showIfFieldId'],
    ['a value that the field cannot have', after(1, 'Nonsense'), 'showIfValue'],
    ['any value of a box', after(2, ''), 'showIfValue'],
    ['a text that is something in particular', after(3, 'x'), 'showIfValue'],
  ])('on %s', (_what, asked, part) => {
    expect(conditionError(asked, [topic, box, text, asked])?.part).toBe(part);
  });

  it('must not depend on itself', () => {
    const asked = after(2, 'Yes');
    const loop = [topic, { ...box, showIfFieldId: 9, showIfValue: '' }, asked];
    expect(conditionError(asked, loop)?.message).toContain("'Field 2' shows only because of this field");
  });
});
