import type { ProductProcess } from './product-process';
import { CutOff } from './staff-client';
import { visit } from './visible-page';
import type { Staff, WrittenPage } from './written-page';

// A publish takes six calls: reading and saving pause, so that all three progress at a similar pace.
const visitPauseMs = 100;
const savePauseMs = 80;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Traffic {
  /** Resolves when the product has ended. @throws for everything but broken connections */
  ended: Promise<void>;
  /** The number of pages that a visitor has read. */
  visits(): number;
}

/** An Editor and an Admin publish, the Admin also saves page details and a visitor reads, until the product dies. */
export function startTraffic(product: ProductProcess, staff: Staff, pages: readonly WrittenPage[]): Traffic {
  const { siteUrl } = product.urls;
  let visits = 0;
  const visitPages = async () => {
    for (const page of pages) {
      const { heading, announcement, menu } = await visit(siteUrl, page.path);
      if (menu[page.path] !== heading) {
        throw new Error(`${page.path}: the heading is ${heading}, the menu says ${menu[page.path]}`);
      }
      if (!/^text-\w+-\d+$/.test(announcement)) throw new Error(`${page.path} shows '${announcement}'`);
      visits += 1;
      await pause(visitPauseMs);
    }
  };
  const publishPages = async () => {
    for (const page of pages) await page.publish(staff);
  };
  const savePages = async () => {
    for (const page of pages) {
      await page.saveName(staff);
      await pause(savePauseMs);
    }
  };
  const loops = [publishPages, savePages, visitPages];
  return {
    ended: Promise.all(loops.map(untilCutOff)).then(() => undefined),
    visits: () => visits,
  };
}

async function untilCutOff(action: () => Promise<void>): Promise<void> {
  try {
    for (;;) await action();
  } catch (error) {
    if (!(error instanceof CutOff)) throw error;
  }
}
