import type { MatchFile } from '@conclave/kernel'
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

export const fileName = (file: Pick<MatchFile, 'game'>): string =>
  `${file.game}-${new Date().toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}.json`

export const saveMatch = async (table: Table): Promise<void> => {
  const file = await table.exportFile()
  download(fileName(file), JSON.stringify(file))
}
