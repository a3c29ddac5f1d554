import { expect, it } from 'vitest';
import { readChosenPages } from './bench/lighthouse-choice';
import { readRunOptions } from './run-options.mjs';

it('reads what the suite, the check, a soak and the bench are asked for', () => {
  expect(readRunOptions([])).toMatchObject({ mode: 'whole', isUpdatingCounts: false, isBusy: false });
  expect(readRunOptions(['--busy'])).toMatchObject({ mode: 'whole', isUpdatingCounts: false, isBusy: true });
  expect(readRunOptions(['--update-counts'])).toMatchObject({ mode: 'whole', isUpdatingCounts: true });
  expect(readRunOptions(['--check'])).toMatchObject({ mode: 'check', names: [] });
  expect(readRunOptions(['--soak', 'hour', '--minutes=20'])).toMatchObject({
    mode: 'soak',
    names: ['hour'],
    minutes: '20',
    shard: undefined,
  });
  expect(readRunOptions(['--bench', 'pages', '--compare'])).toMatchObject({
    mode: 'bench',
    benchArguments: ['pages', '--compare'],
  });
});

it.each([
  [['--foo'], "npm test has no option '--foo'; there are: --update-counts, --busy."],
  [['-h'], "npm test has no option '-h'; there are: --update-counts, --busy."],
  [['--update-counts=1'], "npm test has no option '--update-counts=1'; there are: --update-counts, --busy."],
  [['unit'], "npm test has no option 'unit'; there are: --update-counts, --busy."],
  [['--check', '--update-counts'], "npm run check has no option '--update-counts'; it has none."],
  [
    ['--soak', 'hour', '--minute=2'],
    "npm run soak has no option '--minute=2'; there are: --shard=1/4, --minutes=20.",
  ],
  [['--soak', '--shard'], "npm run soak has no option '--shard'; there are: --shard=1/4, --minutes=20."],
])('refuses %j with a sentence that lists what is known', (args, sentence) => {
  expect(() => readRunOptions(args)).toThrow(sentence);
});

it('reads which pages Lighthouse measures', async () => {
  const all = await readChosenPages([]);
  const starters = ['trade', 'cafe', 'practice', 'shop', 'club'];
  expect(Object.keys(all)).toEqual(['acme', ...starters, 'style-guide', 'empty']);
  expect(all.cafe).toEqual(['/', '/menu', '/orders', '/our-bakery', '/contact']);
  expect(await readChosenPages(['cafe/menu', 'cafe/', 'empty'])).toEqual({
    cafe: ['/menu', '/'],
    empty: ['/'],
  });
  await expect(readChosenPages(['--page'])).rejects.toThrow(
    "does not know '--page'; it takes names of sites",
  );
  await expect(readChosenPages(['cafe/menus'])).rejects.toThrow(
    "no page '/menus' to measure; there are: /, ",
  );
});
