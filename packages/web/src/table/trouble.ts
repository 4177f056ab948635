import type { FailureCode } from '@conclave/protocol'

/** Reason why something was not done: the server's own codes, and those that only the client can notice. */
export type Failing =
  | FailureCode
  | 'offline'
  | 'no-access'
  | 'deleted'
  | 'engine'
  /** A match on this device that today's rules cannot play again. */
  | 'outdated'
  /** A match on this device that another window has opened. */
  | 'elsewhere'

/** Trouble, as a person is told of it: a failure that every language has words for. */
export interface Trouble {
  readonly code: Failing
}

/** A command that gives something back could not be carried out. */
export class CommandFailed extends Error {
  readonly code: Failing

  constructor(code: Failing, message: string) {
    super(message)
    this.code = code
  }
}
