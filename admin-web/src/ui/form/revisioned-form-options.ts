import type { FieldValues } from 'react-hook-form';
import type { FormLabels } from './form-labels';

/** The target of a save: the record, and the revision that the form started from. */
export interface Identity {
  /** 0: it does not exist yet. */
  id?: number;
  revision?: number | undefined;
}

export type Over<Stored extends Identity> = Pick<Stored, keyof Stored & keyof Identity>;

/** The fields of a record without its id and revision. */
export function withoutIdentity<Stored extends Identity>(stored: Stored): Omit<Stored, keyof Identity> {
  const { id: _id, revision: _revision, ...values } = stored;
  return values;
}

export interface RevisionedFormOptions<Values extends FieldValues, Stored extends Identity> {
  /** The record as last read; it is read again after every save. A new one has no revision. */
  stored: Stored;
  /** Converts the record to the form's values. */
  load: (stored: Stored) => Values;
  labels: FormLabels<Values>;
  /** Identifies the form among the local drafts ('footer'). */
  place: string;
  /** Fields that are never kept on this device. */
  secrets?: readonly (keyof Values)[];
  /** Validates by field; empty when the values can be sent. */
  check: (values: Values, over: Over<Stored>) => Record<string, string>;
  /** Parses the current record of a conflict response, or returns undefined. */
  read?: (current: unknown) => Stored | undefined;
  /** Asked last, before stored values are overwritten; false sends nothing. */
  confirm?: (values: Values, before: Values) => Promise<boolean>;
  /** Sends the values. A returned number is the id of a new record. */
  save: (values: Values, over: Over<Stored>) => Promise<unknown>;
  /** Reported once everything that was sent is stored: 'Saved' where absent, null where `onSaved` reports it. */
  notice?: string | null | undefined;
  /** Everything that was sent is stored. */
  onSaved?: ((response: unknown) => void) | undefined;
  /** Handles an error itself by returning true. */
  onFailed?: (error: unknown) => boolean;
}

/** Empty for a new record. */
export function identityOf<Stored extends Identity>({ id, revision }: Stored): Over<Stored> {
  return { ...(id !== undefined && { id }), ...(revision !== undefined && { revision }) } as Over<Stored>;
}
