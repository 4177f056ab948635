import { type DestinationStream, type Logger, pino } from 'pino'

/** Secrets that must never reach a log, wherever they might turn up. */
const secrets = ['token', 'cookie', 'password', 'seed', 'nonce', 'secret', 'authorization']

/** The server's log: JSON lines. Nothing secret is passed to it; should it happen all the same, it is cut out here. */
export const loggerTo = (stream?: DestinationStream, level = 'info'): Logger => {
  const options = {
    level,
    base: null,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  }
  return stream === undefined ? pino(options) : pino(options, stream)
}
