import { utcOf } from '../chosen-moment';

/** Of the settings of a component (`section.ts`). */
interface Settings {
  sectionShownFrom?: string;
  sectionShownUntil?: string;
}

/** When a section is shown, as its settings say: moments in UTC, '' where it has no beginning or no end. */
export const shownTimesOf = ({ sectionShownFrom, sectionShownUntil }: Settings) => ({
  from: utcOf(sectionShownFrom),
  until: utcOf(sectionShownUntil),
});

/** Whether a moment is among them: from the beginning on, and at the end no longer. */
export const areShownAt = ({ from, until }: ReturnType<typeof shownTimesOf>, moment: string): boolean =>
  from <= moment && (until === '' || moment < until);

/** Whether visitors see a section at a moment. */
export const isShownAt = (data: Settings, moment: Date): boolean =>
  areShownAt(shownTimesOf(data), moment.toISOString());
