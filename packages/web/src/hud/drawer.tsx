import { lazy, memo, Suspense } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { rulesPageOf } from '../games/game-facts.ts'
import { type DrawerTab, drawerTabs, type Play, usePlay } from '../play/play.ts'
import { useTexts } from '../texts/context.tsx'
import { CardsTab } from './cards-tab.tsx'
import { ChatTab } from './chat-tab.tsx'
import style from './drawer.module.css'
import { LogView } from './log-view.tsx'
import { PreviewPane } from './preview-pane.tsx'

const RulesView = lazy(() => import('../rules/rules-view.tsx'))

/** The side of the table: the card being read, and the log, the rules, the chat and the cards in tabs. */
export const Drawer = () => {
  const { drawer, openDrawer, shown, side } = usePlay()
  return (
    <div
      className={style.drawer}
      data-open={drawer !== null || undefined}
      data-tab={drawer ?? undefined}
      data-preview={shown !== null ? side : undefined}
    >
      {drawer !== null && <DrawerTabs drawer={drawer} openDrawer={openDrawer} />}
      <PreviewPane />
    </div>
  )
}

/**
 * They are not drawn again with all else that changes: whenever a panel is, it looks for something in it that takes the focus, and
 * the browser lays out the whole page for the answer.
 */
const DrawerTabs = memo(
  ({ drawer, openDrawer }: Pick<Play, 'openDrawer'> & { readonly drawer: DrawerTab }) => {
    const { t } = useTexts()
    return (
      <Tabs
        className={style.tabs ?? ''}
        selectedKey={drawer}
        onSelectionChange={(key) => openDrawer(drawerTabs.find((tab) => tab === key) ?? 'log')}
      >
        <div className={style.head}>
          <TabList aria-label={t('drawer')} className={style.list ?? ''}>
            {drawerTabs.map((tab) => (
              <Tab key={tab} id={tab} className={style.tab ?? ''}>
                {t(`drawer.${tab}`)}
                {tab === 'chat' && <Unread />}
              </Tab>
            ))}
          </TabList>
          <button
            type="button"
            className="button quiet small"
            aria-label={t('drawer.close')}
            onClick={() => openDrawer(null)}
          >
            ✕
          </button>
        </div>
        {drawerTabs.map((tab) => (
          <TabPanel key={tab} id={tab} className={style.panel ?? ''}>
            <Content tab={tab} />
          </TabPanel>
        ))}
      </Tabs>
    )
  },
)

/** Opens and closes it. */
export const DrawerToggle = () => {
  const { drawer, openDrawer, texts } = usePlay()
  return (
    <button
      type="button"
      className="button quiet small"
      aria-expanded={drawer !== null}
      onClick={() => openDrawer(drawer === null ? drawerTabs[0] : null)}
    >
      <span className={style.long}>{texts.t('drawer')}</span>
      <span className={style.short}>{texts.t('drawer.log')}</span>
      {drawer === null && <Unread />}
    </button>
  )
}

/** Number of lines in the chat that were not read yet. */
const Unread = () => {
  const { unread, texts } = usePlay()
  if (unread.length === 0) return null
  return (
    <>
      {' '}
      <span className={style.unread} aria-hidden="true">
        {unread.length}
      </span>
      <span className="hidden">{texts.t('chat.unread', { count: unread.length })}</span>
    </>
  )
}

const Content = ({ tab }: { readonly tab: DrawerTab }) => {
  const { snapshot, rule, texts } = usePlay()
  if (tab === 'log') return <LogView />
  if (tab === 'chat') return <ChatTab />
  if (tab === 'cards') return <CardsTab />
  return (
    <Suspense fallback={<p>{texts.t('loading')}</p>}>
      <RulesView page={rulesPageOf(snapshot.game, snapshot.edition)} at={rule} compact />
    </Suspense>
  )
}
