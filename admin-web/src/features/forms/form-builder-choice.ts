/** What Field Details shows: nothing, a new field, or a field of the form. */
export type BuilderChoice = { kind: 'none' } | { kind: 'new' } | { kind: 'field'; id: number };
