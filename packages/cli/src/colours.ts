import picocolors from 'picocolors'

/** Colours, always: where nobody can see them, they are taken out when the text is written (`output.ts`). */
export const pc = picocolors.createColors(true)
