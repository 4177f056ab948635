import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 128 random bits in base64url: ids of tables, seat tokens, sessions. */
export const newSecret = (): string => randomBytes(16).toString('base64url')

/** 256 random bits: a match's seed. */
export const newSeed = (): string => randomBytes(32).toString('hex')

/** The number of a problem report: short enough to be named in a conversation, and no option of a command line. */
export const newReportId = (): string => randomBytes(6).toString('hex')

/** Hash that is kept of a secret. It has 128 random bits, so a plain hash cannot be turned back. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(`conclave secret ${secret}`).digest('base64url')

/** Every hash takes 32 MB for about 0.1 s; more than two at once would be felt at the tables. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const mostAtOnce = 2
const mostWaiting = 50

let busy = 0
const queue: (() => void)[] = []

const derive = async (password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> => {
  if (queue.length >= mostWaiting) throw new TooManyPasswords()
  if (busy >= mostAtOnce) await new Promise<void>((resolve) => queue.push(resolve))
  busy++
  try {
    return await new Promise((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: cost.maxmem }, (error, key) =>
        error === null ? resolve(key) : reject(error),
      ),
    )
  } finally {
    busy--
    queue.shift()?.()
  }
}

/** More passwords wait to be checked than the server can do in good time. */
export class TooManyPasswords extends Error {
  override readonly name = 'TooManyPasswords'
}

/** A password as it is stored: parameters, salt and scrypt hash. */
export const sealPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** True if it is the password that was sealed. Without a sealed one it takes the same time and says no. */
export const isPassword = async (password: string, sealed: string | undefined): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = (sealed ?? nobody).split('$')
  const parameters = { ...cost, N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64'), parameters)
  const expected = Buffer.from(key, 'base64')
  return sealed !== undefined && derived.length === expected.length && timingSafeEqual(derived, expected)
}

const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64')}$`
