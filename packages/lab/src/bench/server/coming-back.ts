import { withChildren } from '../processes.ts'
import { makePair, openSocket, welcomed } from './load.ts'
import { rounded, type Times, timesOf } from './measures.ts'
import { scripts } from './scripts.ts'

/** Recovery: what it costs to be there again after a kill in mid-play. */
export interface ComingBackBench {
  readonly tables: number
  /** Until the server can be asked, and until every table has been looked after, in milliseconds from its start. */
  readonly listening: number
  readonly resumed: number
  /** Milliseconds of processor time until then. */
  readonly cpu: number
  /** The most memory that the process had until then, in megabytes. */
  readonly peak: number
  /** Meanwhile: from opening a socket to the welcome with its view, in milliseconds. */
  readonly welcomed: Times
}

/** Tables whose people come back at once; they are looked at one after the other. */
const visitors = 30

/** Matches are under way at so many tables when the server is killed; then another one starts on its folder. */
export const benchComingBack = async (dir: string, tables: number): Promise<ComingBackBench> => {
  const pairs: { readonly id: string; readonly cookie: string }[] = []
  await withChildren(async (start) => {
    const server = await start<{ address: string }>(scripts.server, [dir])
    const clients = await start(scripts.load)
    const { address } = server.said
    for (let n = 0; n < visitors; n++) {
      const { id, cookies } = await makePair(address)
      for (const cookie of cookies) await welcomed(await openSocket(address, id, cookie))
      pairs.push({ id, cookie: cookies[0] })
    }
    // About ten answers a table: some matches are over then, most are not.
    await clients.ask({ address, tables, warmUpMs: 0, ms: 5 * tables, pause: 0, spare: tables / 2 })
    await clients.ask('go')
    await clients.next()
    // Ends without a word, as a killed one does: what is not on the disk is lost.
    await server.end()
  })
  return withChildren(async (start) => {
    const begun = performance.now()
    const server = await start<{ address: string }>(scripts.server, [dir])
    const listening = performance.now() - begun
    let isBack = false
    const coming = server.ask<{ cpu: number; peak: number }>('resumed').finally(() => {
      isBack = true
    })
    const times: number[] = []
    for (const { id, cookie } of pairs) {
      if (isBack && times.length > 0) break
      const from = performance.now()
      await welcomed(await openSocket(server.said.address, id, cookie))
      times.push(performance.now() - from)
    }
    const { cpu, peak } = await coming
    const resumed = performance.now() - begun
    return {
      tables,
      listening: rounded(listening),
      resumed: rounded(resumed),
      cpu: rounded(cpu),
      peak: rounded(peak),
      welcomed: timesOf(times),
    }
  })
}
