import { type SitePartName, sitePartNames } from '@galley/shared/site-parts';
import type { Intent, PartIntent } from './intents';
import type { Model } from './model';

/** What a visitor meets at one moment: what every page shows, and the words of each live page. */
interface Moment {
  parts: string;
  pages: Map<number, string>;
}

/** The texts of pages: each is used once, so that it says which version of which page it is. */
const written = /^word-\d+$/;
export const writtenIn = (texts: Iterable<string>): string =>
  [...new Set(texts)]
    .filter((text) => written.test(text))
    .toSorted()
    .join();

export const isAboutParts = (intent: Intent): intent is PartIntent => intent.kind === 'savePart';

/** What every page shows, as it must be: one word stands for each part. */
export class ModelSite {
  /** All words that each part had, in their order: those of a launch that is taken back come again. */
  readonly words: Record<SitePartName, string[]> = {
    look: [],
    navbar: [],
    footer: [],
    settings: [],
  };
  /** All that visitors could meet since the beginning. */
  readonly moments: Moment[] = [];
  /** How many pages visitors met, and how many parts a save since has held back. */
  visits = 0;
  heldBack = 0;

  constructor(private readonly model: Model) {}

  wordOf(part: SitePartName): string {
    return this.words[part].at(-1) ?? '';
  }

  /** How often the part had changed when someone saw this word of it last. */
  seenAt(part: SitePartName, word: string): number {
    return this.words[part].lastIndexOf(word);
  }

  /** How often it has changed by now. */
  changesOf(part: SitePartName): number {
    return this.words[part].length - 1;
  }

  set(part: SitePartName, word: string): void {
    this.words[part].push(word);
  }

  apply({ part, seen, word }: PartIntent): void {
    const stored = this.wordOf(part);
    if (seen !== stored)
      this.model.violations.push(`Lost update of the ${part}: '${stored}' was replaced unseen`);
    this.set(part, word);
  }

  /** Notes what visitors meet from now on. */
  noteMoment(): void {
    const pages = [...this.model.pages.values()].flatMap((page): [number, string][] => {
      const live = this.model.liveOf(page);
      return live ? [[page.id, writtenIn(live.texts.values())]] : [];
    });
    this.moments.push({ parts: this.present(), pages: new Map(pages) });
  }

  private present(): string {
    return sitePartNames.map((part) => this.wordOf(part)).join();
  }
}
