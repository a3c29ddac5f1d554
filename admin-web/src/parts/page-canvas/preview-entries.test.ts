import type { PageComponent } from '@galley/shared/schemas/version';
import { describe, expect, it } from 'vitest';
import type { LoadedComponent } from './loaded-components';
import { previewEntries, typedComponent } from './preview-entries';

function loaded(id: number, text: string | null): LoadedComponent {
  const placement: PageComponent = {
    id,
    type: 'Announcement',
    componentId: id,
    componentName: `A${id}`,
    versionId: 1,
    status: 'draft',
    timestamp: '2026-11-20T10:00:00Z',
  };
  const data = { componentName: `A${id}`, announcementText: text ?? '' };
  const component = { type: 'Announcement' as const, componentId: id, data };
  return { placement, stored: text === null ? undefined : { component, revision: 1 } };
}

const page = [loaded(1, 'One'), loaded(2, 'Two')];

describe('the entries of the preview', () => {
  it('are the stored components in the order of the page [1:76]', () => {
    const entries = previewEntries(page, null);
    expect(entries.map((entry) => entry.key)).toEqual(['1', '2']);
    expect(entries[1]?.component?.data).toMatchObject({ announcementText: 'Two' });
  });

  it('show typed values in place of stored ones, without changing the stored ones', () => {
    const typed = {
      placementId: 2,
      at: 1,
      type: 'Announcement',
      values: { announcementText: 'New' },
    } as const;
    expect(previewEntries(page, typed)[1]?.component?.data).toMatchObject({
      componentName: 'A2',
      announcementText: 'New',
    });
    expect(page[1]?.stored?.component.data).toMatchObject({ announcementText: 'Two' });
  });

  it('show a new component at its position [1:160]', () => {
    const typed = { placementId: null, at: 1, type: 'Blank', values: { height: 40 } } as const;
    expect(previewEntries(page, typed).map((entry) => entry.key)).toEqual(['1', 'new', '2']);
  });

  it('draw no extreme height while a number is being typed', () => {
    const typed = (height: unknown) =>
      previewEntries([], { placementId: null, at: 0, type: 'Blank', values: { height } })[0]?.component?.data;
    expect(typed('')).toEqual({ height: 0 });
    expect(typed('-')).toEqual({ height: 0 });
    expect(typed(-5)).toEqual({ height: 0 });
  });

  it('show a newly created component once, even before the page is read again', () => {
    const choice = { kind: 'new', type: 'Announcement', at: 0, placementId: 2 } as const;
    const values = { announcementText: 'New' };
    const placements = page.map(({ placement }) => placement);
    expect(typedComponent(choice, values, placements)?.placementId).toBe(2);
    expect(typedComponent(choice, values, placements.slice(0, 1))?.placementId).toBeNull();
  });

  it('say in words what cannot be drawn', () => {
    const banner = {
      placementId: null,
      at: 0,
      type: 'BannerContainer',
      values: { height: 'Medium' },
    } as const;
    expect(previewEntries([], banner)[0]).toEqual({
      key: 'new',
      type: 'BannerContainer',
      note: 'This banner has no slides yet.',
      lacks: 'slide',
    });
  });

  it('pass an unknown type to the renderer, which shows ERROR [1:171] [2:82] [2:259]', () => {
    const odd = loaded(1, null);
    odd.placement.type = 'SocialIcons';
    expect(previewEntries([odd], null)[0]?.component).toMatchObject({ type: 'SocialIcons' });
  });
});
