/** Something that the person at the keyboard can put right: what is wrong, and what to do. */
export class Trouble extends Error {
  /**
   * @param {string} message
   * @param {string} advice
   */
  constructor(message, advice) {
    super(message)
    this.advice = advice
  }
}

/** @type {[pattern: RegExp, message: string, advice: string][]} */
const causes = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b|network/i,
    'The packages could not be downloaded: the package registry does not answer.',
    'Check the connection to the internet (behind a proxy: `npm config set proxy …`) and run the command again.\n' +
      'What was downloaded so far is kept; after one complete installation no network is needed.',
  ],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'The packages could not be written to disk: permission denied.',
    'Make the project folder and the npm cache (`npm config get cache`) yours and writable, close programs that\n' +
      'use node_modules, and run the command again. Do not use sudo.',
  ],
  [
    /\bENOSPC\b/,
    'The packages could not be written to disk: it is full.',
    'Free about 500 MB and run the command again.',
  ],
  [
    /CERT|SSL|self.signed/,
    'The package registry was reached, but its certificate is not trusted here.',
    'Behind a company proxy, tell npm its certificate (`npm config set cafile …`) and run the command again.',
  ],
  [
    /\bEUSAGE\b|in sync/,
    'package.json and package-lock.json do not belong together.',
    'Run `npm run lockfile` and commit the package-lock.json that it writes.',
  ],
  [
    /\b(ETARGET|E404|EINTEGRITY)\b/,
    'The package registry does not have a package that Conclave needs, or has a different one.',
    'If npm is set to a mirror, bring the mirror up to date or choose another (`npm config get registry`).',
  ],
]

/**
 * Says in plain words why npm failed.
 * @param {string} output what npm printed
 * @returns {Trouble}
 */
export function explain(output) {
  const lines = output
    .split('\n')
    .filter((line) => /\S/.test(line) && !/npm (warn|notice)|^npm (error|ERR!)\s+at /i.test(line))
  const said = lines.slice(0, 8).map((line) => `  ${line}`)
  const cause = causes.find(([pattern]) => lines.some((line) => pattern.test(line)))
  const [, message, advice] = cause ?? [
    undefined,
    'The packages could not be installed.',
    'Delete node_modules and run the command again. If it still fails, what npm says is a starting point.',
  ]
  return new Trouble(message, [advice, ...(said.length ? ['', 'npm said:', ...said] : [])].join('\n'))
}
