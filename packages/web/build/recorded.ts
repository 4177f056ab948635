import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** A recorded match of Spellbound, as far as it is cut short here. */
export interface Recorded {
  readonly game: string
  readonly edition: string
  readonly options: { readonly [name: string]: string | number | boolean }
  readonly seats: number
  readonly seed: string
  readonly segments: readonly { readonly answers: readonly unknown[]; readonly hashes: readonly unknown[] }[]
}

const matches = new URL('../../spellbound/test/replays/matches/', import.meta.url)

/** One of the golden replays, by the name of its file. */
export const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`${name}.json`, matches), 'utf8'))

const names = ['Ada', 'Bo', 'Cleo', 'Dario']

/** A table on the device, with so many of the recorded answers given. */
export const saveAfter = (
  file: Recorded,
  id: string,
  answers: number,
  updated: number,
  called: readonly string[] = names,
) => {
  const { answers: given = [], hashes = [] } = file.segments[0] ?? {}
  const over = answers >= given.length
  const seated = called.slice(0, file.seats)
  return {
    id,
    plan: {
      id,
      game: file.game,
      edition: file.edition,
      options: file.options,
      seats: seated.map((name) => ({ kind: 'human', name, level: null })),
      seed: file.seed,
    },
    file: {
      ...file,
      segments: [
        { ...file.segments[0], answers: given.slice(0, answers), hashes: hashes.slice(0, answers + 1) },
      ],
    },
    orders: seated.map(() => ({})),
    updated,
    outcome: over ? { winners: seated.map((_, seat) => seat), reason: 'victory' } : null,
  }
}

/** A table on the device whose match is over. */
export const finished = (id: string) => saveAfter(recorded('5-victory'), id, Number.POSITIVE_INFINITY, 1)

/** Lays tables into the browser's own storage. */
export const keepSaves = (page: Page, saves: readonly { readonly id: string }[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('conclave', 1)
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore('tables', { keyPath: 'id' })
          store.createIndex('updated', 'updated')
        }
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('tables', 'readwrite')
          for (const save of JSON.parse(all)) change.objectStore('tables').put(save)
          change.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    JSON.stringify(saves),
  )
