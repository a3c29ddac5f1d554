import { describe, expect, it } from 'vitest';
import { existingComponents, pickedComponent } from './existing-components';

const all = {
  announcements: [{ id: 100010001, componentName: 'Opening', versionId: 1 }],
  blanks: [{ id: 100020003, componentName: '', versionId: 2 }],
  bannerContainers: [{ id: 100020009, componentName: 'Front', versionId: 2 }],
  imageForms: [],
  htmlEditorColumns: [],
};

describe('the existing components', () => {
  it('are listed as name-V{versionId}, or by id where old data has no name [1:11] [1:169] [1:130]', () => {
    expect(existingComponents(all, ['Announcement', 'Blank', 'BannerContainer'], [])).toEqual([
      { group: 'Announcement', items: [{ value: 'Announcement:100010001', label: 'Opening-V1' }] },
      { group: 'Blank', items: [{ value: 'Blank:100020003', label: '100020003-V2' }] },
      { group: 'Banner', items: [{ value: 'BannerContainer:100020009', label: 'Front-V2' }] },
    ]);
  });

  it('leave out types that are not offered and groups without components [1:169]', () => {
    expect(existingComponents(all, ['ImageForm', 'HtmlEditorColumns'], [])).toEqual([]);
  });

  it('leave out components that the draft already has [1:169]', () => {
    expect(existingComponents(all, ['Announcement', 'Blank'], [100010001]).map(({ group }) => group)).toEqual(
      ['Blank'],
    );
  });

  it('are found by their value [1:169]', () => {
    expect(pickedComponent('Announcement:100010001')).toEqual({
      type: 'Announcement',
      componentId: 100010001,
    });
  });
});
