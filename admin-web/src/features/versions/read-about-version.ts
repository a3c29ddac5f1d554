import { readOpenThreads } from '../comments/read-open-threads';
import { readFindings } from './findings/read-findings';

/** What one may want to know before a version goes on its way. */
export async function readAboutVersion(pageId: number, versionId: number) {
  const [findings, openThreads] = await Promise.all([
    readFindings(pageId, versionId),
    readOpenThreads(pageId, versionId),
  ]);
  return { findings, openThreads };
}

export type AboutVersion = Awaited<ReturnType<typeof readAboutVersion>>;
