import type {
  LaunchPageRecord,
  LaunchPartRecord,
  LaunchRecord,
} from '@galley/functions/core/entities/launch';
import type { SitePartName } from '@galley/shared/site-parts';
import { itemsIn } from '../model-of-items';
import { partWord } from '../part-acts';
import type { Played } from '../schedule';

/** Each launch is published or can be changed, with its pages; nothing that one has prepared is left anywhere. */
export function launchViolations({ items, model }: Played): string[] {
  const found: string[] = [];
  const entries = itemsIn<LaunchPageRecord>(items, '#LAUNCHES', 'PAGE#');
  const parts = itemsIn<LaunchPartRecord>(items, '#LAUNCHES', 'PART#');
  const stored = itemsIn<LaunchRecord>(items, '#LAUNCHES', 'LAUNCH#').map(({ id, state, pages }) => {
    const own = entries.filter(({ launchId }) => launchId === id);
    if (pages !== own.length) found.push(`Launch ${id} has ${own.length} pages and counts ${pages}`);
    return wordsOf(
      id,
      state === 'plannedWithParts' && parts.some(({ launchId }) => launchId === id) ? 'planned' : state,
      own.map(({ pageId, what, versionId }) => [pageId, what === 'takeDown' ? 0 : versionId]),
      parts
        .filter(({ launchId }) => launchId === id)
        .map(
          ({ part, values }) =>
            `${part} ${partWord(part as SitePartName, values as Record<string, unknown>)}`,
        ),
    );
  });
  const expected = [...model.launches.all].map(([id, launch]) =>
    wordsOf(
      id,
      launch.isPublished ? 'published' : 'planned',
      [...launch.entries].map(([pageId, { versionId }]) => [pageId, versionId ?? 0]),
      [...launch.parts].map(([part, { word }]) => `${part} ${word}`),
    ),
  );
  const [is, should] = [stored, expected].map((launches) => launches.toSorted().join('\n    '));
  if (is !== should) found.push(`The launches are not what they should be:\n    ${is}\n  but\n    ${should}`);
  for (const item of items) {
    const { pk, sk } = item;
    const isPrepared =
      'nextRun' in item || 'next' in item || (pk.endsWith('#LAUNCHES') && sk.startsWith('PATH#'));
    if (isPrepared) found.push(`What a launch prepared is left at ${pk} ${sk}`);
  }
  return found;
}

const wordsOf = (id: number, state: string, pages: number[][], parts: string[]) =>
  `${id} ${state} ${JSON.stringify(pages.toSorted(([a = 0], [b = 0]) => a - b))} ${parts.toSorted()}`;
