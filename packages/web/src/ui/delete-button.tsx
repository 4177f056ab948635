import { useState } from 'react'
import { useText } from '../texts/context.tsx'

/** Deletes at the second press: the first one only asks. */
export const DeleteButton = ({
  what,
  onDelete,
}: {
  /** Name of the thing that is deleted, where several could be. */
  readonly what?: string
  onDelete(): void
}) => {
  const t = useText()
  const [sure, setSure] = useState(false)
  return (
    <button
      type="button"
      className="button quiet small"
      {...(what === undefined || sure ? {} : { 'aria-label': what })}
      onClick={() => (sure ? onDelete() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {t(sure ? 'delete.sure' : 'delete')}
    </button>
  )
}
