import type { Finding } from '@galley/shared/schemas/version';

/**
 * Findings that say the same of several things, which the sentence follows. A single one has the whole message, and its
 * subject is empty.
 */
export interface FindingGroup {
  sentence: string;
  of: readonly { subject: string; finding: Finding }[];
}

/** 'Hero Welcome' and 'still has its placeholder text. Replace it.' */
const parts = /^(.+?) ((?:still has|has no|has|is) .+)$/s;

/** Groups the findings whose sentences differ only in what they are about, each at the place of the first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, { subject: string; finding: Finding }[]>();
  for (const finding of findings) {
    const [, subject = '', sentence = finding.message] = parts.exec(finding.message) ?? [];
    const key = JSON.stringify([finding.check, sentence]);
    groups.set(key, [...(groups.get(key) ?? []), { subject, finding }]);
  }
  return [...groups].flatMap(([key, of]) => {
    const sentence = (JSON.parse(key) as string[])[1] ?? '';
    const isShared = of.length > 1 && of.every(({ subject }) => subject !== '');
    if (isShared) return [{ sentence: `: each ${sentence}`, of }];
    return of.map(({ finding }) => ({ sentence: finding.message, of: [{ subject: '', finding }] }));
  });
}
