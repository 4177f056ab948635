import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { basePath } from '../settings/base.ts'
import { TextProvider, useText } from '../texts/context.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { Lobby } from './lobby/lobby.tsx'
import { PageFrame } from './page-frame.tsx'
import { RulesIndex } from './rules/rules-index.tsx'
import { Trouble } from './trouble.tsx'

const NewTable = lazy(() => import('./new-table/new-table.tsx'))
const LocalTablePage = lazy(() => import('./table-page/local-page.tsx'))
const RemoteTablePage = lazy(() => import('./table-page/remote-page.tsx'))
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'))
const RulesPage = lazy(() => import('./rules/rules-page.tsx'))
const TutorialPage = lazy(() => import('./tutorial/tutorial-page.tsx'))
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'))
const AccountPage = lazy(() => import('./account/account-page.tsx'))
const DecksPage = lazy(() => import('./decks/decks-page.tsx'))
const AboutPage = lazy(() => import('./about/about-page.tsx'))

export const App = () => (
  <TextProvider>
    <Trouble>
      <Suspense fallback={<Loading />}>
        <Router base={basePath().slice(0, -1)}>
          <Switch>
            <Route path="/here/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
            <Route path="/table/:id">{({ id }) => <RemoteTablePage key={id} id={id} />}</Route>
            <Route path="/tutorial/:lesson">
              {({ lesson }) => <TutorialPage key={lesson} id={lesson} />}
            </Route>
            <Route path="/replay/:source/:id?">
              {({ source, id }) => <ReplayPage source={source} id={id ?? ''} />}
            </Route>
            <Route>
              <PageFrame>
                <Suspense fallback={<Loading />}>
                  <Switch>
                    <Route path="/" component={Lobby} />
                    <Route path="/new/:title">{({ title }) => <NewTable key={title} id={title} />}</Route>
                    <Route path="/rules" component={RulesIndex} />
                    <Route path="/rules/:page">{({ page }) => <RulesPage page={page} />}</Route>
                    <Route path="/decks">
                      <DecksPage />
                    </Route>
                    <Route path="/settings">
                      <SettingsPage />
                    </Route>
                    <Route path="/account">
                      <AccountPage />
                    </Route>
                    <Route path="/about">
                      <AboutPage />
                    </Route>
                    <Route component={Nowhere} />
                  </Switch>
                </Suspense>
              </PageFrame>
            </Route>
          </Switch>
        </Router>
      </Suspense>
    </Trouble>
  </TextProvider>
)

const Loading = () => {
  const t = useText()
  return (
    <p role="status" className="faint" style={{ padding: '2rem', textAlign: 'center' }}>
      {t('loading')}
    </p>
  )
}

const Nowhere = () => {
  const t = useText()
  usePageTitle(t('nowhere.title'))
  return (
    <section className="panel" style={{ margin: '2rem auto', padding: '2rem', maxWidth: '36rem' }}>
      <h1>{t('nowhere.title')}</h1>
      <p>{t('nowhere.text')}</p>
    </section>
  )
}
