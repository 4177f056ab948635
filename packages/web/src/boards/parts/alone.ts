import { type Message, say } from '@conclave/kernel'
import type { Speak } from '@conclave/texts'

/** A text that stands alone, with a capital as the reader's language writes it. Every board has the text `board.alone`. */
export const alone = (speak: Speak, message: Message): string => speak(say('board.alone', { text: message }))
