import { readOpenThreads } from '../comments/read-open-threads';
import { readFindings } from './findings/read-findings';

/** Reads what a user should know before a version is submitted or published. */
export async function readAboutVersion(pageId: number, versionId: number) {
  const [findings, openThreads] = await Promise.all([
    readFindings(pageId, versionId),
    readOpenThreads(pageId, versionId),
  ]);
  return { findings, openThreads };
}

export type AboutVersion = Awaited<ReturnType<typeof readAboutVersion>>;
