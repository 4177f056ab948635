import { findGame } from '@conclave/games'
import { Host, type Surroundings } from './host.ts'
import type { FromEngine, ToEngine } from './messages.ts'
import { pageOf } from './page.ts'
import { writeSave } from './saves.ts'

const page = pageOf<ToEngine, FromEngine>()

const around: Surroundings = {
  tell: (news) => page.tell({ type: 'news', news }),
  think: (number, task) => page.tell({ type: 'think', number, task }),
  save: (save) => {
    // A device without storage plays on; only a closed tab cannot be resumed.
    writeSave(save).catch(() => {})
  },
  later: (milliseconds, work) => {
    setTimeout(work, milliseconds)
  },
  now: () => Date.now(),
}

let host: Host | undefined

const open = async (message: Extract<ToEngine, { type: 'begin' | 'resume' }>): Promise<Host | string> => {
  const plan = message.type === 'begin' ? message.plan : message.save.plan
  const found = findGame(plan.game, plan.edition)
  if ('problem' in found) return found.problem
  const loaded = await found.entry.load(found.edition)
  return message.type === 'begin'
    ? Host.begin(loaded, plan, message.orders, message.pace, around)
    : Host.resume(loaded, message.save, message.pace, around)
}

const receive = async (message: ToEngine): Promise<void> => {
  switch (message.type) {
    case 'begin':
    case 'resume': {
      const opened = await open(message)
      if (typeof opened === 'string') {
        return page.tell({ type: 'problem', code: 'outdated', problem: opened })
      }
      host = opened
      return host.go()
    }
    case 'answer':
      return host?.answer(message.seat, message.key)
    case 'undo':
      return host?.undo(message.seat)
    case 'orders':
      return host?.setOrders(message.seat, message.orders)
    case 'hold':
      return host?.hold(message.held)
    case 'pace':
      return host?.setPace(message.milliseconds)
    case 'thought':
      return host?.thought(message.task, message.thought)
  }
}

page.hear((message) => {
  receive(message).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error)
    page.tell({ type: 'problem', code: 'engine', problem })
  })
})
