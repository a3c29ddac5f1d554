/** The command failed; the message tells the operator what is wrong and what to do. */
export class CommandFailed extends Error {}

/** The command was used wrongly; the message shows the right usage. Exit code 2. */
export class BadUsage extends Error {}
