import { useEffect, useState } from 'react'
import { isNarrow } from './narrow.ts'
import type { DrawerTab } from './play.ts'

/** Which tab of the drawer is open: the log where there is room beside the board, and none where it would lie over it. */
export const useDrawer = () => {
  const [drawer, openDrawer] = useState<DrawerTab | null>(() => (isNarrow() ? null : 'log'))
  // A device that is turned, or a window that is made narrow, leaves the board in sight.
  useEffect(() => {
    let narrow = isNarrow()
    const turn = (): void => {
      const now = isNarrow()
      if (now && !narrow) openDrawer(null)
      narrow = now
    }
    addEventListener('resize', turn)
    return () => removeEventListener('resize', turn)
  }, [])
  return [drawer, openDrawer] as const
}
