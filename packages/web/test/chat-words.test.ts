import { expect, test } from 'vitest'
import { heardLines, unreadLines, wordsOf } from '../src/play/chat-words.ts'
import type { ChatLine } from '../src/table/table.ts'

const chat: readonly ChatLine[] = [
  { seq: 1, from: 1, text: { words: 'Hello!' } },
  { seq: 2, from: 0, text: { phrase: 'thanks' } },
  { seq: 3, from: 1, text: { phrase: 'your-turn' } },
  { seq: 4, from: 1, text: { notice: 'bot' } },
]

const unread = (seen: number, muted: boolean) =>
  unreadLines({ chat, mySeats: [0] }, seen, muted).map(({ seq }) => seq)

test('what others have said since one looked is unread, one’s own words are not', () => {
  expect(unread(0, false)).toEqual([1, 3, 4])
  expect(unread(2, false)).toEqual([3, 4])
  expect(unread(4, false)).toEqual([])
})

test('whoever mutes the chat hears of seats that change hands alone', () => {
  expect(unread(0, true)).toEqual([4])
  expect(heardLines(chat, true)).toHaveLength(1)
})

test('a line is said in its reader’s own language', () => {
  expect(chat.map(({ text }) => wordsOf((id) => `<${id}>`, text))).toEqual([
    'Hello!',
    '<phrase.thanks>',
    '<phrase.your-turn>',
    '<notice.bot>',
  ])
})
