import type { ProductProcess } from './product-process';
import { CutOff } from './staff-client';
import { visit } from './visible-page';
import type { Staff, WrittenPage } from './written-page';

export interface Traffic {
  /** Whether a publish, or a save of a page's details, waits for its answer at this moment. */
  isChanging(): boolean;
  /** Resolves when the product is gone. @throws for everything but broken connections */
  ended: Promise<void>;
  visits: number;
}

/** Publishes and saves every page again and again, and visits them, until the product dies. */
export function startTraffic(product: ProductProcess, staff: Staff, pages: readonly WrittenPage[]): Traffic {
  const traffic: Traffic = {
    isChanging: () => pages.some(({ text, name }) => text.possible.length > 1 || name.possible.length > 1),
    ended: Promise.resolve(),
    visits: 0,
  };
  const { siteUrl } = product.addresses;
  const visitPages = async () => {
    for (const page of pages) {
      const { heading, announcement, menu } = await visit(siteUrl, page.address);
      if (menu[page.address] !== heading) {
        throw new Error(`${page.address}: the heading is ${heading}, the menu says ${menu[page.address]}`);
      }
      if (!/^text-\w+-\d+$/.test(announcement)) throw new Error(`${page.address} shows '${announcement}'`);
      traffic.visits += 1;
    }
  };
  const savePages = async () => {
    for (const page of pages) await page.saveName(staff);
  };
  const loops = [visitPages, savePages, ...pages.map((page) => () => page.publish(staff))];
  traffic.ended = Promise.all(loops.map(untilCutOff)).then(() => undefined);
  return traffic;
}

async function untilCutOff(action: () => Promise<void>): Promise<void> {
  try {
    for (;;) await action();
  } catch (error) {
    if (!(error instanceof CutOff)) throw error;
  }
}
