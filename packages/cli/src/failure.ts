/** The command was called wrongly: exit code 2. */
export class UsageFailure extends Error {}

/** The command was called rightly, but what it was given to work on is bad: exit code 1. */
export class DataFailure extends Error {}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
