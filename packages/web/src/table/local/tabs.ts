import type { Orders } from '../table.ts'
import { LocalTable } from './local-table.ts'
import type { Plan } from './plan.ts'
import { readSave } from './saves.ts'

interface Held {
  readonly table: LocalTable
  holders: number
}

const held = new Map<string, Held>()

/** Tells the other tabs of this browser which table is opened here. Whoever comes last has it. */
const otherTabs = new BroadcastChannel('conclave tables')
otherTabs.onmessage = ({ data }: MessageEvent<unknown>) => {
  const running = typeof data === 'string' ? held.get(data) : undefined
  if (running === undefined) return
  running.table.handOver()
  held.delete(String(data))
}

/** Time to hand over: whatever another window has just answered is written by then. */
const handOverTime = 60

/** A page that is taken down and put up again within a moment keeps its table. */
const lingering = 300

/** Begins a match; the page that shows the table will hold it. */
export const beginHere = (plan: Plan, orders: readonly Orders[], pace: number): void => {
  held.set(plan.id, { table: new LocalTable({ plan, orders }, pace), holders: 0 })
}

/** The table of this name: the running one, or the kept one; undefined if there is none on this device. */
export const holdTable = async (id: string, pace: number): Promise<LocalTable | undefined> => {
  const running = held.get(id)
  if (running !== undefined) {
    running.holders++
    return running.table
  }
  otherTabs.postMessage(id)
  await new Promise((resolve) => setTimeout(resolve, handOverTime))
  const save = await readSave(id)
  if (save === undefined) return undefined
  const opened = held.get(id) ?? { table: new LocalTable({ save }, pace), holders: 0 }
  opened.holders++
  held.set(id, opened)
  return opened.table
}

export const releaseTable = (id: string): void => {
  const running = held.get(id)
  if (running === undefined) return
  running.holders--
  setTimeout(() => {
    if (running.holders > 0 || held.get(id) !== running) return
    held.delete(id)
    running.table.close()
  }, lingering)
}
