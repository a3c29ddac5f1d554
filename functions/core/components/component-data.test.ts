import { describe, expect, it } from 'vitest';
import { openCompanyScope } from '../company-scope';
import { storableFields, textBytes } from './component-data';

const acme = openCompanyScope('acme');

describe('the stored data of a component', () => {
  it('is what users entered, without its placement [1:102] [2:84] [1:260]', async () => {
    const input = { componentName: 'Gap', height: 3, pageId: 1, versionId: 1, id: 9, revision: 2 };
    expect(await storableFields(acme, 'Blank', input)).toEqual({ componentName: 'Gap', height: 3 });
  });

  it('is sanitised where it is HTML, and unchanged where it is text [1:100] [1:110] [2:84] [2:85]', async () => {
    const html = 'a <b>b</b><script>c</script>';
    const text = { componentName: 'T', column1: html };
    expect(await storableFields(acme, 'HtmlEditorColumns', text)).toMatchObject({ column1: 'a <b>b</b>' });
    const notice = { componentName: 'N', announcementText: html };
    expect(await storableFields(acme, 'Announcement', notice)).toMatchObject({ announcementText: html });
  });
});

describe('the size of a component', () => {
  it('includes all its texts in UTF-8, those of its slides too', () => {
    expect(textBytes({ componentName: 'é', height: 7, banners: [{ n: 1, actionText: 'ab' }] })).toBe(4);
  });
});
