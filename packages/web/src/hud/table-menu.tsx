import { lazy, Suspense, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useLocation } from 'wouter'
import { usePlay } from '../play/play.ts'
import style from '../ui/menu.module.css'
import { mayAbandon } from './may-abandon.ts'
import { mayGiveUp } from './may-give-up.ts'
import { saveMatch } from './save-match.ts'

const GiveUpWindow = lazy(() => import('./give-up.tsx'))
const AbandonWindow = lazy(() => import('./abandon.tsx'))
const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** Menu of the table as a whole. */
export const TableMenu = ({ settings, help }: { settings(): void; help(): void }) => {
  const play = usePlay()
  const { texts, snapshot } = play
  const [, navigate] = useLocation()
  const { t } = texts
  const [abandoning, setAbandoning] = useState(false)
  const [givingUp, setGivingUp] = useState(false)
  const [reporting, setReporting] = useState(false)
  const actions: { readonly [id: string]: () => void } = {
    export: () => void saveMatch(play),
    report: () => setReporting(true),
    settings,
    help,
    lobby: () => navigate('/'),
    abandon: () => setAbandoning(true),
    giveUp: () => setGivingUp(true),
  }
  return (
    <>
      <MenuTrigger>
        <Button className="button quiet small" aria-label={t('table.menu')}>
          ☰
        </Button>
        <Popover className={style.popover ?? ''}>
          <Menu className={style.menu ?? ''} onAction={(id) => actions[String(id)]?.()}>
            <MenuItem id="export" className={style.item ?? ''}>
              {t('export')}
            </MenuItem>
            <MenuItem id="report" className={style.item ?? ''}>
              {t(snapshot.connection === 'here' ? 'report.here' : 'report')} …
            </MenuItem>
            <MenuItem id="settings" className={style.item ?? ''}>
              {t('nav.settings')} …
            </MenuItem>
            <MenuItem id="help" className={style.item ?? ''}>
              {t('help')} …
            </MenuItem>
            <MenuItem id="lobby" className={style.item ?? ''}>
              {t('table.leave')}
            </MenuItem>
            {mayGiveUp(play) && (
              <MenuItem id="giveUp" className={style.item ?? ''}>
                {t('give-up')} …
              </MenuItem>
            )}
            {mayAbandon(play) && (
              <MenuItem id="abandon" className={style.item ?? ''}>
                {t(snapshot.alone ? 'abandon' : 'abandon.propose')} …
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog onClose={() => setReporting(false)} />
        </Suspense>
      )}
      {givingUp && (
        <Suspense fallback={null}>
          <GiveUpWindow onClose={() => setGivingUp(false)} />
        </Suspense>
      )}
      {abandoning && (
        <Suspense fallback={null}>
          <AbandonWindow onClose={() => setAbandoning(false)} />
        </Suspense>
      )}
    </>
  )
}
