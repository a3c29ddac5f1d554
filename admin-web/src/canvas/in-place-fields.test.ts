import { describe, expect, it } from 'vitest';
import { firstTypedField, inPlaceField } from './in-place-fields';

describe('a field that is edited where it stands', () => {
  it('is found by its place, in the entries of a list too', () => {
    expect(inPlaceField('Cards', 'items.2.title')).toMatchObject({ label: 'Title' });
    expect(inPlaceField('Cards', 'heading')).toMatchObject({ kind: 'text' });
    for (const path of ['items', 'items.0', 'items.0.link', 'items.0.none', 'none', 'componentName']) {
      expect(inPlaceField('Cards', path), path).toBeUndefined();
    }
  });

  it('is the heading at first, where there is one', () => {
    expect(firstTypedField('Hero')).toBe('heading');
    expect(firstTypedField('HtmlEditorColumns')).toBe('column1');
    expect(firstTypedField('Blank')).toBeUndefined();
  });
});
