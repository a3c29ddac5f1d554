import { describe, expect, it } from 'vitest';
import { redone, startHistory, undone, withKeptText, withStep } from './form-history';

const text = (value: string) => ({ text: value });
const saved = (...values: string[]) =>
  values.reduce((history, value) => withStep(history, text(value)), startHistory(text('opened')));
const shown = ({ steps, at }: ReturnType<typeof startHistory>) => steps[at]?.text;

describe('undo over the saves of a form', () => {
  it('goes back save by save to how it was opened, and forth again', () => {
    const history = saved('one', 'two');
    const once = undone(history, text('two'), false);
    const twice = undone(once, text('one'), false);
    expect([once, twice].map(shown)).toEqual(['one', 'opened']);
    expect(shown(undone(twice, text('opened'), false))).toBe('opened');
    expect(shown(redone(redone(twice)))).toBe('two');
  });

  it('takes back what is typed and not saved first, and has it again by redoing', () => {
    const back = undone(saved('one'), text('typed'), false);
    expect(shown(back)).toBe('one');
    expect(shown(redone(back))).toBe('typed');
  });

  it('goes all the way back at once', () => {
    const back = undone(saved('one', 'two'), text('three'), true);
    expect(shown(back)).toBe('opened');
    expect(shown(redone(redone(redone(back))))).toBe('three');
  });

  it('forgets what was undone once something else is saved', () => {
    const other = withStep(undone(saved('one', 'two'), text('two'), false), text('other'));
    expect(other.steps.map((step) => step.text)).toEqual(['opened', 'one', 'other']);
  });

  it('makes no step of a save that changed nothing', () => {
    expect(withStep(saved('one'), text('one')).steps).toHaveLength(2);
  });

  it('keeps how it was opened however often it is saved', () => {
    const long = saved(...Array.from({ length: 80 }, (_, index) => String(index)));
    expect(long.steps).toHaveLength(50);
    expect(shown(undone(long, text('79'), true))).toBe('opened');
  });

  it('steps to what the server kept of a text', () => {
    const history = withKeptText(saved('<b onclick>'), text('<b onclick>'), text('<b>'));
    expect(shown(history)).toBe('<b>');
  });
});
