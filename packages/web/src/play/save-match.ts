import type { Table } from '../table/table.ts'

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

export const saveMatch = async (table: Table): Promise<void> => {
  const { text } = await table.exportFile()
  download(fileName(table.snapshot().game), text)
}
