import { type SitePartName, sitePartNames } from '@galley/shared/site-parts';
import type { Intent, PartIntent } from './intents';
import type { Model } from './model';

/** What a visitor sees at one moment: the parts of the site, and the texts of each live page. */
interface Moment {
  parts: string;
  pages: Map<number, string>;
}

/** The texts of pages: each is used once, so that it identifies the version of a page. */
const written = /^word-\d+$/;
export const writtenIn = (texts: Iterable<string>): string =>
  [...new Set(texts)]
    .filter((text) => written.test(text))
    .toSorted()
    .join();

export const isAboutParts = (intent: Intent): intent is PartIntent => intent.kind === 'savePart';

/** The expected parts of the site: one word is used for each part. */
export class ModelSite {
  /** All words that each part had, in order; a roll-back repeats one. */
  readonly words: Record<SitePartName, string[]> = {
    look: [],
    navbar: [],
    footer: [],
    settings: [],
  };
  /** All states that visitors could see since the beginning. */
  readonly moments: Moment[] = [];
  /** The numbers of visits, and of parts that a later save has blocked. */
  visits = 0;
  heldBack = 0;

  constructor(private readonly model: Model) {}

  wordOf(part: SitePartName): string {
    return this.words[part].at(-1) ?? '';
  }

  /** The number of the part's changes when someone last saw this word of it. */
  seenAt(part: SitePartName, word: string): number {
    return this.words[part].lastIndexOf(word);
  }

  /** The number of its changes so far. */
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

  /** Records what visitors see from now on. */
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
