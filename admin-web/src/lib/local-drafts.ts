/**
 * What someone typed and the server does not have yet, kept on this device: it outlives a failed save, a lost
 * session, a reload and an empty battery. Every person has only his own; the age and the amount are bounded.
 */

export interface KeptDraft<Values = Record<string, unknown>> {
  /** Of the form that it was typed in, so that two tabs do not overwrite each other. */
  id: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** What was stored when it was typed; absent for something new. */
  revision?: number | undefined;
  values: Values;
}

const prefix = 'galley-kept';
export const keptForMs = 14 * 24 * 60 * 60 * 1000;
/** Characters; a browser gives an origin about five million. */
const longestDraft = 600_000;
const draftsPerForm = 3;

/** The name under which a person's drafts are found. */
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
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const oldest = Date.now() - keptForMs;
    return Array.isArray(stored) ? stored.filter(isDraft).filter(({ keptAt }) => keptAt > oldest) : [];
  } catch {
    return [];
  }
}

function write(key: string, drafts: readonly KeptDraft[]) {
  if (drafts.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(drafts));
}

/** Everybody's drafts that are too old go, also those of people who never came back to a shared computer. */
function forgetOld() {
  for (const key of keysOf()) write(key, read(key));
}

/** The oldest draft of all goes; answers whether there was one beside `except`. */
function forgetOldest(except: string): boolean {
  const ages = keysOf()
    .filter((key) => key !== except)
    .map((key) => ({ key, keptAt: Math.max(0, ...read(key).map((draft) => draft.keptAt)) }))
    .sort((one, other) => one.keptAt - other.keptAt);
  const [oldest] = ages;
  if (oldest) localStorage.removeItem(oldest.key);
  return oldest !== undefined;
}

/** The drafts of one form, the newest first. */
export function readKeptDrafts(owner: string, place: string): KeptDraft[] {
  try {
    forgetOld();
    return read(keyOf(owner, place)).sort((one, other) => other.keptAt - one.keptAt);
  } catch {
    // A browser may refuse its storage altogether; then there is nothing kept and nothing to say.
    return [];
  }
}

/** Keeps a draft in the place of the one with the same id. Answers whether it could. */
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
        // Full: what is oldest gives way.
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

/** How many forms of a person hold something that was not saved. */
export function countKeptDrafts(owner: string): number {
  try {
    return keysOf(owner).filter((key) => read(key).length > 0).length;
  } catch {
    return 0;
  }
}

/** Forgets all that a person typed and did not save, on his way out. */
export function dropKeptDrafts(owner: string) {
  try {
    for (const key of keysOf(owner)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
