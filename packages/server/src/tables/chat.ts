import type { Seat } from '@conclave/kernel'
import type { ChatLine, Failure, SeatNotice } from '@conclave/protocol'
import { fail, type LiveTable } from './live.ts'
import { tellAll } from './telling.ts'

/** Adds a line to the table's chat and tells everybody, unless this command has spoken before. A job of the table. */
export const addLine = async (
  table: LiveTable,
  seat: Seat,
  said: ChatLine['said'],
  command: string | null,
): Promise<Failure | null> => {
  const { storage, now, log } = table.context
  const { id } = table.stored
  if (command !== null && (await storage.hasSpoken(id, seat, command))) return null
  if (table.chatNo < 0) table.chatNo = (await storage.chat(id, 0, 1)).at(-1)?.no ?? 0
  const line = { no: table.chatNo + 1, seat, said, at: now() }
  try {
    if (!(await storage.addChat(id, line, command))) {
      table.chatNo = -1
      return fail('busy', 'somebody else spoke at the same time; send it again')
    }
  } catch (error) {
    log.error({ err: error, table: id }, 'a line of chat could not be stored')
    return fail('storage', 'the line could not be stored; send it again')
  }
  table.chatNo = line.no
  tellAll(table, { type: 'chat', line })
  return null
}

/** Says for everybody, also those who come later, what has become of a seat. */
export const giveNotice = async (table: LiveTable, seat: Seat, notice: SeatNotice): Promise<void> => {
  await addLine(table, seat, { notice }, null)
}
