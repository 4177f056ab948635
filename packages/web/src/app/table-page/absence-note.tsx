import type { TableInfo } from '@conclave/protocol'
import { botName } from '../../play/names.ts'
import { useText } from '../../texts/context.tsx'

/** Agreement that everybody makes by sitting down, for whoever stays away. */
export const AbsenceNote = ({ info: { absence, seats } }: { readonly info: TableInfo }) => {
  const t = useText()
  if (seats.filter(({ kind }) => kind === 'human').length < 2) return null
  return <p>{t(`absence.${absence.how}`, { bot: botName(t, absence.bot) })}</p>
}
