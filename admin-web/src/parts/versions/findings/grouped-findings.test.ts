import type { Finding } from '@galley/shared/schemas/version';
import { expect, it } from 'vitest';
import { groupFindings } from './grouped-findings';

const finding = (message: string, check: Finding['check'] = 'placeholderText'): Finding => ({
  check,
  message,
});
const shown = (findings: Finding[]) =>
  groupFindings(findings).map(({ sentence, of }) => [sentence, ...of.map(({ subject }) => subject)]);

it('says once what is true of several components, at the place of the first', () => {
  expect(
    shown([
      finding('Hero Welcome still has its placeholder text. Replace it.'),
      finding('Picture of Card 2 in Cards has no Alt Text.', 'alternativeText'),
      finding('Cards Welcome still has its placeholder text. Replace it.'),
    ]),
  ).toEqual([
    [': each still has its placeholder text. Replace it.', 'Hero Welcome', 'Cards Welcome'],
    ['Picture of Card 2 in Cards has no Alt Text.', ''],
  ]);
});

it('keeps sentences that differ, and those of different checks', () => {
  const findings = [
    finding('The anchor name a of Hero is used twice.', 'anchorNames'),
    finding('The anchor name b of Hero is used by Cards, too.', 'anchorNames'),
    finding('The link leads nowhere', 'links'),
    finding('The link leads nowhere', 'links'),
  ];
  expect(shown(findings)).toEqual(findings.map(({ message }) => [message, '']));
});
