import { newValues } from '@galley/shared/components/placeholder';
import { describe, expect, it } from 'vitest';
import { automaticName, renamed } from './automatic-name';

describe('the automatic name of a component', () => {
  const text = (column1: string) => ({ column1 });

  it('is its type while it has its initial content [1:11] [1:194]', () => {
    for (const type of ['HtmlEditorColumns', 'Announcement', 'ImageForm', 'Blank', 'BannerContainer']) {
      expect(automaticName(type, newValues(type)), type).toBe(newValues(type).componentName);
    }
  });

  it('is its heading, shortened to whole words [1:194] [1:295] [2:268] [2:157]', () => {
    expect(
      automaticName('HtmlEditorColumns', text('<p>a</p><h2>Boats &amp; <strong>oars</strong></h2>')),
    ).toBe('Boats & oars');
    expect(automaticName('Announcement', { announcementText: 'Closed on Monday and Tuesday' })).toBe(
      'Closed on',
    );
    expect(automaticName('Announcement', { announcementText: 'Donaudampfschifffahrt' })).toBe(
      'Donaudampfschif',
    );
    expect(automaticName('HtmlEditorColumns', text('<p>No heading</p>'))).toBe('Text Editor');
  });

  it('follows the heading until a user enters another name [1:194]', () => {
    const before = { announcementText: 'Open', componentName: 'Open' };
    expect(renamed('Announcement', before, { ...before, announcementText: 'Closed' })).toBe('Closed');
    const named = { ...before, componentName: 'News' };
    expect(renamed('Announcement', named, { ...named, announcementText: 'Closed' })).toBeUndefined();
    expect(
      renamed('Announcement', before, { announcementText: 'Closed', componentName: 'News' }),
    ).toBeUndefined();
  });
});
