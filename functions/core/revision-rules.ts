import { invalid } from './errors';

/**
 * A save must name the revision that it is based on.
 * @throws 400 naming `revision`
 */
export function requireRevision(revision: number | undefined): number {
  if (revision === undefined) {
    throw invalid({ revision: 'revision is required: the number that the last read returned.' });
  }
  return revision;
}
