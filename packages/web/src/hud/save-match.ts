import type { Play } from '../play/play.ts'
import { CommandFailed } from '../table/trouble.ts'
import { speakTrouble } from '../texts/trouble-texts.ts'

/** Hands a file to the person. */
export const download = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}

/** A name for a match's file, with the day and the hour. */
const fileName = (game: string): string =>
  `${game}-${new Date().toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}.json`

/** Saves the match as far as this person may know it; a match that cannot be had is told so. */
export const saveMatch = async ({
  table,
  tell,
  texts,
}: Pick<Play, 'table' | 'tell'> & { readonly texts: Pick<Play['texts'], 't'> }): Promise<void> => {
  try {
    const { text } = await table.exportFile()
    download(fileName(table.snapshot().game), text)
  } catch (error) {
    tell(
      error instanceof CommandFailed ? speakTrouble(texts.t, { code: error.code }) : texts.t('export.failed'),
    )
  }
}
