import { movedItems } from '@galley/shared/moved-items';
import type { VersionDifference } from '@galley/shared/schemas/version';
import { type ComparedField, comparedSlideFields } from './component-fields';

export interface ComparedSlide {
  n: number;
  name: string;
  change: VersionDifference['change'];
  /** 'moved from place 3 to place 1' */
  moved: string;
  fields: ComparedField[];
}

type Slide = Record<string, unknown> & { n: number };

/** The slides of a banner on both versions, in their later order; removed ones at the end. */
export function comparedSlides(
  from: Record<string, unknown> | null,
  to: Record<string, unknown> | null,
): ComparedSlide[] {
  const [before, after] = [slidesOf(from), slidesOf(to)];
  const numbers = (slides: readonly Slide[]) => slides.map(({ n }) => n);
  const moved = movedItems(numbers(before), numbers(after));
  const later = new Set(numbers(after));
  const compared = after.map((slide, index) => {
    const place = before.findIndex(({ n }) => n === slide.n);
    const fields = comparedSlideFields(before[place] ?? null, slide);
    const isMoved = moved.has(slide.n);
    const isChanged = fields.some((field) => field.isChanged);
    return {
      n: slide.n,
      name: nameOf(slide),
      change: changeOf(place >= 0, isChanged, isMoved),
      moved: isMoved ? movedText(place + 1, index + 1) : '',
      fields,
    };
  });
  const removed = before
    .filter(({ n }) => !later.has(n))
    .map((slide) => ({
      n: slide.n,
      name: nameOf(slide),
      change: 'removed' as const,
      moved: '',
      fields: comparedSlideFields(slide, null),
    }));
  return [...compared, ...removed];
}

/** What moved may have the same number as before, when others were added, removed or moved around it. */
export function movedText(from: number, to: number): string {
  return from === to ? 'moved past its neighbours' : `moved from place ${from} to place ${to}`;
}

function changeOf(wasThere: boolean, isChanged: boolean, isMoved: boolean): ComparedSlide['change'] {
  if (!wasThere) return 'added';
  if (isChanged) return 'changed';
  return isMoved ? 'moved' : 'same';
}

function slidesOf(data: Record<string, unknown> | null): Slide[] {
  return Array.isArray(data?.banners) ? (data.banners as Slide[]) : [];
}

function nameOf(slide: Slide): string {
  return String(slide.componentName || `Slide ${slide.n}`);
}
