import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { ChatLine, TableSnapshot } from '../table/table.ts'
import { unreadLines } from './chat-words.ts'

/** Lines of others since the chat was last open; those before one came are not news. */
export const useUnread = (snapshot: TableSnapshot, open: boolean): readonly ChatLine[] => {
  const { chatMuted } = useSettings()
  const last = snapshot.chat.at(-1)?.seq ?? 0
  const [seen, setSeen] = useState<number | null>(snapshot.ready ? last : null)
  useEffect(() => {
    if (snapshot.ready) setSeen((before) => (open || before === null ? last : before))
  }, [snapshot.ready, open, last])
  return open || seen === null ? none : unreadLines(snapshot, seen, chatMuted)
}

const none: readonly ChatLine[] = []
