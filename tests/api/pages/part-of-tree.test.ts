import type { PageRecord } from '@galley/functions/core/entities/page';
import { readPageTree } from '@galley/functions/core/pages/page-list-repository';
import { toPageResponse } from '@galley/functions/core/pages/page-response';
import type { PageTree } from '@galley/functions/core/pages/page-tree';
import { PagesNotReadError, readAroundPage } from '@galley/functions/core/pages/part-of-tree';
import { samplePage } from '@galley/functions/core/pages/testing/page-samples';
import { detailsOfPage } from '@galley/functions/core/pages/version-details';
import { chunk, type Write } from '@galley/functions/core/table';
import { expect, it } from 'vitest';
import { makeCompany } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { chanceOf, runs, sayCases, seedOfRun } from '../../support/random-runs';
import { mostPages as most, randomSite } from '../../support/random-site';

const cloud = await openCloud({ runJobs: false });

/** All questions about a page. */
const questions: Record<string, (tree: PageTree, page: PageRecord) => unknown> = {
  path: (tree, page) => tree.fullUrlOf(page),
  'who is above it': (tree, page) => tree.ancestors(page),
  'whether visitors reach it': (tree, page) => [tree.isPublic(page), tree.deletedAncestorOf(page)?.id],
  'its place': (tree, page) => [tree.orderOf(page), tree.entryBefore(page)],
  'the entries under it on the menu': (tree, page) => tree.menuChildPagesOf(page.id),
  'what is under it': (tree, page) => [tree.subPagesOf(page.id), tree.descendants(page)],
  'its answer': toPageResponse,
  'its details': detailsOfPage,
  'the menu': (tree) => tree.publicMenu(),
  'whether it is full': (tree) => tree.isMenuFull,
};

it('gives the same result as the whole tree, or says that it cannot; never for a page that was not read', async () => {
  const sites = runs(200);
  const answered: Record<string, number> = {};
  for (let number = 0; number < sites; number += 1) {
    const chance = chanceOf(seedOfRun + number);
    const { scope } = await makeCompany(`random${number}`);
    const before = await cloud.stored.everythingOf('pages', scope);
    await cloud.table.commit(before.map(({ pk, sk }): Write => ({ delete: { pk, sk } })));
    const { pages, orders, hasGaps } = randomSite(scope, chance);
    const puts = [...pages, ...orders].map((record): Write => ({ put: { ...record } }));
    for (const part of chunk(puts, 50)) await cloud.table.commit(part);
    const whole = await readPageTree(cloud.table, scope);
    for (const { id } of pages) {
      const named = [1 + chance(most), 1 + chance(most), most + 5];
      const { page, readTree } = await readAroundPage(cloud.table, scope, id);
      const part = await readTree(named);
      for (const asked of [id, ...named, 1 + chance(most)]) {
        for (const [question, ask] of Object.entries(questions)) {
          if (hasGaps && question === 'the entries under it on the menu') continue;
          const of = (tree: PageTree) => {
            const found = tree.page(asked);
            return found && ask(tree, found);
          };
          const answer = resultOf(() => of(part));
          if (answer === PagesNotReadError) continue;
          answered[question] = (answered[question] ?? 0) + 1;
          expect(answer, `${question} of ${asked}, read for ${id}`).toEqual(of(whole));
        }
      }
      expect(page).toEqual(whole.page(id));
      expect(resultOf(() => part.pathOf(whole.page(id) ?? samplePage(id, '')))).not.toBe(PagesNotReadError);
    }
  }
  sayCases(sites * most, 'pages read with what is around them');
  // For the page itself, most are answered; the others need the whole tree.
  for (const question of ['path', 'its place', 'its answer', 'its details', 'whether visitors reach it']) {
    expect(answered[question] ?? 0, question).toBeGreaterThan(sites * most * 0.6);
  }
});

function resultOf(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    if (error instanceof PagesNotReadError) return PagesNotReadError;
    throw error;
  }
}
