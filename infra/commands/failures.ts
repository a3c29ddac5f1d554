/** It cannot be done; the message is one or more sentences for the operator: what is wrong and what to do. */
export class CommandFailed extends Error {}

/** The command was written wrongly; the message says what to write. Exit code 2. */
export class BadUsage extends Error {}
