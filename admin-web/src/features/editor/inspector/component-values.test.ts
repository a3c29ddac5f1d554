import { initialValues } from '@galley/shared/components/field-values';
import { sectionFields } from '@galley/shared/components/section';
import { describe, expect, it } from 'vitest';
import { differingFields, valuesForVersion, valuesOf } from './component-values';

const settings = initialValues(sectionFields);

describe('the values of a form', () => {
  it('are the defaults of the type for a new component [1:81] [1:102] [1:297] [2:271] [1:199] [2:84] [1:110] [1:112] [2:85] [2:157]', () => {
    expect(valuesOf('Blank')).toEqual({ componentName: '', height: 1, ...settings });
    expect(valuesOf('HtmlEditorColumns')).toMatchObject({ borderStyle: 'none', format: '4_4', column3: '' });
  });

  it('are the stored fields without ids and revision [1:80] [1:100]', () => {
    const stored = {
      id: 4,
      pageId: 1,
      versionId: 2,
      revision: 9,
      componentName: 'Note',
      announcementText: 'Hi',
    };
    expect(valuesOf('Announcement', stored)).toEqual({
      componentName: 'Note',
      announcementText: 'Hi',
      ...settings,
    });
  });

  it('fill in fields that old data lacks [1:102]', () => {
    expect(valuesOf('Blank', { height: 40 })).toEqual({ componentName: '', height: 40, ...settings });
  });

  it('move to another version with their entries, which have other ids there', () => {
    const entry = (id: number, actionText: string) => ({ id, n: id, bannerContainerId: id - 1, actionText });
    const there = valuesOf('BannerContainer', { banners: [entry(1_0002_0012, 'Old')] });
    const moved = valuesForVersion(
      'BannerContainer',
      { height: 'Large', banners: [entry(1_0001_0012, 'New'), entry(1_0001_0013, 'Gone there')] },
      there,
    );
    expect(moved).toMatchObject({
      height: 'Large',
      banners: [entry(1_0002_0012, 'New'), entry(1_0001_0013, 'Gone there')],
    });
    const unchanged = valuesForVersion('BannerContainer', { banners: [entry(1_0001_0012, 'Old')] }, there);
    expect(differingFields(unchanged, there)).toEqual([]);
  });

  it('are compared field by field', () => {
    const mine = { componentName: 'A', height: 10 };
    expect(differingFields(mine, { componentName: 'A', height: 20 })).toEqual(['height']);
    expect(differingFields(mine, { ...mine })).toEqual([]);
  });
});
