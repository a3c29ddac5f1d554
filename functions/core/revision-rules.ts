import { invalid, stale } from './errors';

/** A save must name the revision it started from. @throws 400 naming `revision` */
export function requireRevision(revision: number | undefined): number {
  if (revision === undefined) {
    throw invalid({ revision: 'revision is required: send the one you started from.' });
  }
  return revision;
}

/** @throws 409 with what is stored now, where a save started from something older. */
export function requireCurrent(revision: number, current: { revision: number }): void {
  if (revision !== current.revision) throw stale(current);
}
