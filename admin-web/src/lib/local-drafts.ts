import { attempt } from '@galley/shared/attempt';
/**
 * Unsaved input, kept on this device: it survives a failed save, an expired session, a reload and an empty battery.
 * Each user sees only their own drafts; age and size are limited.
 */

export interface KeptDraft<Values = Record<string, unknown>> {
  /** The id of the form instance, so that two tabs do not overwrite each other. */
  id: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** The stored revision when it was typed; absent for something new. */
  revision?: number | undefined;
  values: Values;
}

const prefix = 'galley-kept';
export const keptForMs = 14 * 24 * 60 * 60 * 1000;
/** In characters; a browser gives an origin about five million. */
const longestDraft = 600_000;
const draftsPerForm = 3;

/** The key prefix of a user's drafts. */
export function draftOwner({ company, email }: { company: string; email: string }): string {
  return `${company}/${email.toLowerCase()}`;
}

function keyOf(owner: string, place: string): string {
  return `${prefix} ${owner} ${place}`;
}

function keysOf(owner?: string): string[] {
  const start = owner === undefined ? `${prefix} ` : `${prefix} ${owner} `;
  return Object.keys(localStorage).filter((key) => key.startsWith(start));
}

function isDraft(value: unknown): value is KeptDraft {
  const draft = value as Partial<KeptDraft> | null;
  return (
    typeof draft?.id === 'string' &&
    typeof draft.keptAt === 'number' &&
    typeof draft.values === 'object' &&
    draft.values !== null
  );
}

function read(key: string): KeptDraft[] {
  const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? '[]'));
  const oldest = Date.now() - keptForMs;
  return Array.isArray(stored) ? stored.filter(isDraft).filter(({ keptAt }) => keptAt > oldest) : [];
}

function write(key: string, drafts: readonly KeptDraft[]) {
  if (drafts.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(drafts));
}

/** Removes expired drafts of all users, including those who never returned to a shared computer. */
function forgetOld() {
  for (const key of keysOf()) write(key, read(key));
}

/** Removes the oldest draft; returns whether there was one besides `except`. */
function forgetOldest(except: string): boolean {
  const ages = keysOf()
    .filter((key) => key !== except)
    .map((key) => ({ key, keptAt: Math.max(0, ...read(key).map((draft) => draft.keptAt)) }))
    .sort((one, other) => one.keptAt - other.keptAt);
  const [oldest] = ages;
  if (oldest) localStorage.removeItem(oldest.key);
  return oldest !== undefined;
}

export interface FoundDraft<Values = Record<string, unknown>> extends KeptDraft<Values> {
  /** Where it was found. */
  place: string;
}

/** The drafts in these places, one place after the other; in each, the newest first. */
export function readKeptDrafts(owner: string, ...places: string[]): FoundDraft[] {
  try {
    forgetOld();
    return places.flatMap((place) =>
      read(keyOf(owner, place))
        .sort((one, other) => other.keptAt - one.keptAt)
        .map((draft) => ({ ...draft, place })),
    );
  } catch {
    // A browser may deny storage altogether; then there are no drafts.
    return [];
  }
}

/** Stores a draft, replacing the one with the same id. Returns whether that was possible. */
export function keepDraft(owner: string, place: string, draft: KeptDraft): boolean {
  const key = keyOf(owner, place);
  try {
    const others = read(key).filter(({ id }) => id !== draft.id);
    const drafts = [...others.slice(1 - draftsPerForm), draft];
    if (JSON.stringify(draft).length > longestDraft) return false;
    for (;;) {
      try {
        write(key, drafts);
        return true;
      } catch (error) {
        // Storage is full: the oldest draft is removed.
        if (!forgetOldest(key)) throw error;
      }
    }
  } catch {
    return false;
  }
}

export function dropDraft(owner: string, place: string, id: string) {
  try {
    const key = keyOf(owner, place);
    write(
      key,
      read(key).filter((draft) => draft.id !== id),
    );
  } catch {
    // As above.
  }
}

/** Counts a user's forms with unsaved input. */
export function countKeptDrafts(owner: string): number {
  return attempt(() => keysOf(owner).filter((key) => read(key).length > 0).length) ?? 0;
}

/** Deletes all drafts of a user when they log out. */
export function dropKeptDrafts(owner: string) {
  try {
    for (const key of keysOf(owner)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
