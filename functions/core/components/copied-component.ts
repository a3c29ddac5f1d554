import type { BannerSlide } from '@galley/shared/components/banner-container';
import type { CompanyScope } from '../company-scope';
import type { ComponentRecord, Placement, VersionRecord } from '../entities/version';
import { packComponentId } from '../ids';
import { type ComponentFields, largestFieldOf, textBytes } from './component-data';
import { componentRecord, type DraftChange } from './component-record';
import { requireRoom, type VersionLocation } from './draft-rules';

/** The number of a copy, and those of its slides. */
export type CopyNumbers = Pick<Placement, 'n' | 'slides'>;

/** Numbers that no component of the page has ever had. */
export function newNumbers({ nextN }: VersionRecord, { slides }: Pick<Placement, 'slides'>): CopyNumbers {
  return { n: nextN, ...(slides && { slides: slides.map((_, index) => nextN + 1 + index) }) };
}

interface Copy {
  scope: CompanyScope;
  place: VersionLocation;
  draft: VersionRecord;
  original: Pick<ComponentRecord, 'type' | 'data' | 'slidesRevision'>;
  numbers: CopyNumbers;
  /** The index of the copy, from 0. */
  at: number;
}

/** Adds a copy of a component to a draft. The result is the copy's id. */
export function withCopy({ scope, place, draft, original, numbers, at }: Copy): DraftChange<number> {
  const { pageId, versionId } = place;
  const { n, slides } = numbers;
  const { type, slidesRevision } = original;
  const data = withNumbers(original.data as ComponentFields, slides);
  const placement = { n, type, componentName: data.componentName, ...(slides && { slides }) };
  const header = {
    placements: draft.placements.toSpliced(at, 0, placement),
    nextN: Math.max(draft.nextN, n + 1, ...(slides ?? []).map((slide) => slide + 1)),
    htmlBytes: (draft.htmlBytes ?? 0) + textBytes(data),
  };
  requireRoom(header, largestFieldOf(type));
  const record = componentRecord(scope, place, { n, type, data, revision: 1, slidesRevision });
  return {
    header,
    writes: [{ put: { ...record }, condition: { absent: true } }],
    result: packComponentId({ pageId, versionId, n }),
  };
}

function withNumbers(data: ComponentFields, slides: readonly number[] | undefined): ComponentFields {
  if (!slides) return data;
  const banners = data.banners as readonly BannerSlide[];
  return { ...data, banners: banners.map((slide, index) => ({ ...slide, n: slides[index] })) };
}
