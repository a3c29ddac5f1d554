import { initialValues } from '@galley/shared/components/field-values';
import { sectionFields } from '@galley/shared/components/section';
import { describe, expect, it } from 'vitest';
import { differingFields, valuesOf } from './component-values';

const settings = initialValues(sectionFields);

describe('the values of a form', () => {
  it('are the defaults of the type for a new component [1:81] [1:102] [1:297] [2:271] [1:199] [2:84]', () => {
    expect(valuesOf('Blank')).toEqual({ componentName: '', height: 1, ...settings });
    expect(valuesOf('HtmlEditorColumns')).toMatchObject({ borderStyle: 'none', format: '4_4', column3: '' });
  });

  it('are the stored fields without ids and revision', () => {
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

  it('fill in fields that old data lacks', () => {
    expect(valuesOf('Blank', { height: 40 })).toEqual({ componentName: '', height: 40, ...settings });
  });

  it('are compared field by field', () => {
    const mine = { componentName: 'A', height: 10 };
    expect(differingFields(mine, { componentName: 'A', height: 20 })).toEqual(['height']);
    expect(differingFields(mine, { ...mine })).toEqual([]);
  });
});
