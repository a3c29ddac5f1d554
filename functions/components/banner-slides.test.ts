import { limits } from '@galley/shared/limits';
import { describe, expect, it } from 'vitest';
import { openCompanyScope } from '../core/company-scope';
import { textBytes } from '../core/components/component-data';
import {
  type ComponentRecord,
  componentEntity,
  type VersionRecord,
  versionEntity,
} from '../core/entities/version';
import { toBannerResponses } from './banner-responses';
import { durationOf, longestField, type StoredSlide, withSlides } from './banner-slides';

const acme = openCompanyScope('acme');
const slide = (n: number, changes: Partial<StoredSlide> = {}): StoredSlide => ({
  n,
  revision: 1,
  componentName: 'S',
  backgroundImage: 'acme/1/a.jpg',
  actionText: '',
  subActionText: '',
  buttonText: '',
  buttonLink: '',
  buttonPosition: 'BottomMiddle',
  button2Text: '',
  button2Link: '',
  sliderDuration: 0,
  height: '',
  ...changes,
});
const container = (...banners: StoredSlide[]): ComponentRecord => ({
  ...componentEntity.key(acme, 7, 3, 1),
  n: 1,
  versionId: 3,
  type: 'BannerContainer',
  data: { componentName: 'Top', sliderDuration: 4000, height: 'Medium', banners },
  revision: 5,
  slidesRevision: 2,
});
const draftWith = (record: ComponentRecord): VersionRecord => ({
  ...versionEntity.key(acme, 7, 3),
  versionId: 3,
  status: 'draft',
  placements: [
    { n: 1, type: 'BannerContainer', componentName: 'Top', slides: [] },
    { n: 9, type: 'Blank', componentName: 'Gap' },
  ],
  nextN: 10,
  timestamp: '',
  email: '',
  comments: '',
  htmlBytes: textBytes(record.data) + 100,
  revision: 1,
});

describe('other slides in a container', () => {
  it("are named by their position, counted by the version, and leave the revision of the component's own fields [1:106]", () => {
    const before = container(slide(2));
    const { header, record } = withSlides(draftWith(before), before, [slide(10), slide(2)], 'actionText');
    expect(header.placements[0]).toMatchObject({ n: 1, slides: [10, 2] });
    expect(header.placements[1]).not.toHaveProperty('slides');
    expect(header.nextN).toBe(11);
    expect(header.htmlBytes).toBe(textBytes(record.data) + 100);
    expect(record).toMatchObject({ revision: 5, slidesRevision: 3 });
  });

  it('are rejected with the name of the field where they are too large [1:106]', () => {
    const before = container();
    const large = slide(10, { actionText: 'x'.repeat(limits.componentBytes) });
    const change = () => withSlides(draftWith(before), before, [large], longestField(large));
    expect(change).toThrow(
      expect.objectContaining({ status: 413, details: { fields: { actionText: expect.any(String) } } }),
    );
  });

  it('are rejected where the page has no ids left', () => {
    const before = container();
    const draft = { ...draftWith(before), nextN: 10_000 };
    expect(() => withSlides(draft, before, [slide(10_000)], 'actionText')).toThrow(
      expect.objectContaining({ status: 409 }),
    );
  });
});

describe('the time of a slide [1:106] [1:196] [2:83]', () => {
  const banner = { componentName: 'Top', sliderDuration: 4000, height: 'Medium' as const, banners: [] };

  it('is that of its container where it has none of its own [1:106] [1:186] [1:196] [2:120] [1:296] [2:119] [2:83] [1:104]', () => {
    const record = container(slide(2), slide(3, { sliderDuration: 1500 }));
    expect(toBannerResponses(7, record).map(({ sliderDuration }) => sliderDuration)).toEqual([4000, 1500]);
  });

  it.each([
    ['stays its own', 1500, 4000, 4000],
    ['stays that of its container when it comes back as it was answered', 0, 4000, 0],
    ['becomes its own', 0, 2000, 2000],
    ['becomes that of its container when it is emptied', 1500, 0, 0],
  ])('%s', (_what, stored, sent, expected) => {
    const duration = durationOf(
      slide(2, { sliderDuration: sent }),
      slide(2, { sliderDuration: stored }),
      banner,
    );
    expect(duration).toBe(expected);
  });
});
