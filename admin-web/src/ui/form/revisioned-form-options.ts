import type { FieldValues } from 'react-hook-form';
import type { FormLabels } from './form-labels';

/** What a save is made over: which thing, and the revision of it that the form started from. */
export interface Identity {
  /** 0: it is not there yet. */
  id?: number;
  revision?: number | undefined;
}

export type Over<Stored extends Identity> = Pick<Stored, keyof Stored & keyof Identity>;

/** What the fields of a thing hold that is shown as it is stored. */
export function withoutIdentity<Stored extends Identity>(stored: Stored): Omit<Stored, keyof Identity> {
  const { id: _id, revision: _revision, ...values } = stored;
  return values;
}

export interface RevisionedFormOptions<Values extends FieldValues, Stored extends Identity> {
  /** As it was read last; read again after every save. Something new has no revision. */
  stored: Stored;
  /** What the fields hold of it. */
  load: (stored: Stored) => Values;
  labels: FormLabels<Values>;
  /** Names the form among what is kept on this device ('footer'). */
  place: string;
  /** What is never kept on this device. */
  secrets?: readonly (keyof Values)[];
  /** What is wrong, by field; empty when it can be sent. */
  check: (values: Values, over: Over<Stored>) => Record<string, string>;
  /** What a stale save says is stored by now, or undefined when that cannot be read. */
  read?: (current: unknown) => Stored | undefined;
  /** Asked last, before anything is sent over what is stored; false sends nothing. */
  confirm?: (values: Values, before: Values) => Promise<boolean>;
  /** Sends it. A number that it answers is the id of something new. */
  save: (values: Values, over: Over<Stored>) => Promise<unknown>;
  /** Everything that was sent is stored. */
  onSaved?: (answer: unknown) => void;
  /** Takes a failure over by answering true. */
  onFailed?: (error: unknown) => boolean;
}

/** Of something new, nothing. */
export function identityOf<Stored extends Identity>({ id, revision }: Stored): Over<Stored> {
  return { ...(id !== undefined && { id }), ...(revision !== undefined && { revision }) } as Over<Stored>;
}
