import { describe, expect, it } from 'vitest';
import { firstTypedField, inPlaceField, linkBeside } from './in-place-fields';

describe('a field that is edited in place', () => {
  it('is found by its path, in list entries too', () => {
    expect(inPlaceField('Cards', 'items.2.title')).toMatchObject({ label: 'Title' });
    expect(inPlaceField('Cards', 'heading')).toMatchObject({ kind: 'text' });
    for (const path of ['items', 'items.0', 'items.0.link', 'items.0.none', 'none', 'componentName']) {
      expect(inPlaceField('Cards', path), path).toBeUndefined();
    }
  });

  it('may have a link beside it: that of a button, or of an entry with a title', () => {
    expect(linkBeside('Hero', 'button2Text')).toBe('button2Link');
    expect(linkBeside('Cards', 'items.2.title')).toBe('items.2.link');
    expect(linkBeside('Cards', 'items.2.text')).toBeUndefined();
    expect(linkBeside('Hero', 'heading')).toBeUndefined();
  });

  it('is the heading at first, where there is one', () => {
    expect(firstTypedField('Hero')).toBe('heading');
    expect(firstTypedField('HtmlEditorColumns')).toBe('column1');
    expect(firstTypedField('Blank')).toBeUndefined();
  });
});
