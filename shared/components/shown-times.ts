import { utcOf } from '../chosen-moment';

/** A subset of the component settings (`section.ts`). */
interface Settings {
  sectionShownFrom?: string;
  sectionShownUntil?: string;
}

/** When a section is shown according to its settings: moments in UTC, '' where it has no start or end. */
export const shownTimesOf = ({ sectionShownFrom, sectionShownUntil }: Settings) => ({
  from: utcOf(sectionShownFrom),
  until: utcOf(sectionShownUntil),
});

/** Whether a moment is in the interval, which includes its start but not its end. */
export const areShownAt = ({ from, until }: ReturnType<typeof shownTimesOf>, moment: string): boolean =>
  from <= moment && (until === '' || moment < until);

/** Whether visitors see a section at a moment. */
export const isShownAt = (data: Settings, moment: Date): boolean =>
  areShownAt(shownTimesOf(data), moment.toISOString());
