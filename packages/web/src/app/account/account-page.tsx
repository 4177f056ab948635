import type { History, Me } from '@conclave/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { releaseDecks } from '../../boards/mage-noir/decks/kept.ts'
import { accountKey } from '../../boards/mage-noir/decks/merging.ts'
import { useMerging } from '../../boards/mage-noir/decks/use-decks.ts'
import { gameName } from '../../games/game-facts.ts'
import { changeSettings, settings } from '../../settings/settings.ts'
import { call } from '../../table/remote/api.ts'
import type { Failing } from '../../table/trouble.ts'
import { useTexts } from '../../texts/context.tsx'
import { speakTrouble } from '../../texts/trouble-texts.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { MyTables, useSaves } from '../lobby/my-tables.tsx'
import style from '../settings/settings-page.module.css'
import { fromAccount, toAccount } from './account-settings.ts'

/** So many characters a password has at least. */
const shortest = 10

type Account = NonNullable<Me['account']>

/** An account is never needed; it keeps history, decks and settings for every device. */
const AccountPage = () => {
  const { t } = useTexts()
  const [me, setMe] = useState<Me | null | undefined>()
  usePageTitle(t('account.title'))
  useEffect(() => {
    call('me').then((answer) => setMe(answer.ok ? answer.value : null))
  }, [])
  return (
    <div className={`panel ${style.page}`}>
      <h1>{t('account.title')}</h1>
      <p>{t('account.about')}</p>
      {me === undefined && <p role="status">{t('loading')}</p>}
      {me === null && <p role="alert">{t('failure.offline')}</p>}
      {me?.account === null && <SignIn onSigned={setMe} />}
      {me && me.account !== null && <Signed account={me.account} onChange={setMe} />}
      {/* They need no account, but whoever looks for her matches looks here. */}
      <MatchesHere />
    </div>
  )
}

const SignIn = ({ onSigned }: { onSigned(me: Me): void }) => {
  const { t } = useTexts()
  const [name, setName] = useState(settings().name)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const go = async (route: 'register' | 'signIn') => {
    const flaw = flawIn(name, password)
    if (flaw !== null) return setProblem(t(flaw))
    const answer = await call(route, { body: { name: name.trim(), password } })
    if (!answer.ok) return setProblem(speakTrouble(t, { code: answer.code }))
    // Whoever has a name with the server has it at the table, too, unless she chose another.
    if (settings().name === '') changeSettings({ name: name.trim() })
    changeSettings(fromAccount(answer.value.settings))
    onSigned(answer.value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void go('signIn')
  }
  return (
    <form className={style.form} noValidate onSubmit={submit}>
      <label>
        {t('account.name')}
        <input
          className="field"
          autoComplete="username"
          required
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {t('account.password')}
        <input
          className="field"
          type="password"
          autoComplete="current-password"
          required
          minLength={shortest}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      {problem !== null && <p role="alert">{problem}</p>}
      <p className={style.actions}>
        <button type="submit" className="button primary">
          {t('account.sign-in')}
        </button>
        <button type="button" className="button" onClick={() => void go('register')}>
          {t('account.register')}
        </button>
      </p>
    </form>
  )
}

const flawIn = (name: string, password: string) =>
  name.trim() === '' ? 'account.nameless' : password.length < shortest ? 'account.password.short' : null

const Signed = ({ account, onChange }: { readonly account: Account; onChange(me: Me | null): void }) => {
  const { t } = useTexts()
  const [kept, setKept] = useState(false)
  const leave = async () => {
    await call('signOut')
    const answer = await call('me')
    onChange(answer.ok ? answer.value : null)
  }
  const keep = async () => {
    const answer = await call('saveSettings', { body: toAccount(settings()) })
    setKept(answer.ok)
  }
  return (
    <>
      <p>{t('account.hello', { name: account.name })}</p>
      <p className={style.actions}>
        <button type="button" className="button" onClick={() => void keep()}>
          {t(kept ? 'account.kept' : 'account.keep')}
        </button>
        <button type="button" className="button" onClick={() => void leave()}>
          {t('account.sign-out')}
        </button>
      </p>
      <KeptDecks />
      <Matches />
      <Farewell account={account} onDeleted={onChange} />
    </>
  )
}

/** Deletes the account; the password shows that it is meant. */
const Farewell = ({ account, onDeleted }: { readonly account: Account; onDeleted(me: Me | null): void }) => {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Failing | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const deleted = await call('deleteAccount', { body: { password } })
    if (!deleted.ok) return setProblem(deleted.code)
    await releaseDecks(accountKey(account))
    const answer = await call('me')
    onDeleted(answer.ok ? answer.value : null)
  }
  return (
    <details>
      <summary>{t('account.delete')}</summary>
      <form className={style.form} onSubmit={(event) => void submit(event)}>
        <p>{t('account.delete.about')}</p>
        <label>
          {t('account.password')}
          <input
            className="field"
            type="password"
            autoComplete="current-password"
            required
            minLength={shortest}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
        {problem !== null && <p role="alert">{speakTrouble(t, { code: problem })}</p>}
        <p className={style.actions}>
          <button type="submit" className="button">
            {t('account.delete')}
          </button>
        </p>
      </form>
    </details>
  )
}

/** The decks that were made on this device go to the account, those of the account come here; it says what happened. */
const KeptDecks = () => {
  const { t } = useTexts()
  const merged = useMerging()
  if (merged === undefined) return <p role="status">{t('loading')}</p>
  if (merged === null) return null
  const { kept, sent, come, left } = merged
  return (
    <>
      <h2>{t('account.decks')}</h2>
      <p role="status">
        {t('account.decks.kept', { count: kept })} {sent > 0 && t('account.decks.sent', { count: sent })}{' '}
        {come > 0 && t('account.decks.come', { count: come })}
      </p>
      {left > 0 && <p role="alert">{t('account.decks.left', { count: left })}</p>}
      <p>
        <Link href="/decks">{t('nav.decks')}</Link>
      </p>
    </>
  )
}

const Matches = () => {
  const { t, language } = useTexts()
  const [matches, setMatches] = useState<History['matches']>([])
  useEffect(() => {
    call('history').then((answer) => {
      if (answer.ok) setMatches(answer.value.matches)
    })
  }, [])
  return (
    <>
      <h2>{t('account.history')}</h2>
      {matches.length === 0 && <p className="faint">{t('account.history.none')}</p>}
      <ul>
        {matches.map(({ table, won }) => (
          <li key={table.id}>
            <Link href={`/replay/table/${table.id}`}>
              {gameName(table.game, table.edition)},{' '}
              {new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(
                table.ended ?? table.created,
              )}
            </Link>{' '}
            {won === null ? t('lobby.abandoned') : t(won ? 'account.won' : 'account.lost')}
          </li>
        ))}
      </ul>
    </>
  )
}

const MatchesHere = () => {
  const { t } = useTexts()
  const { saves, remove } = useSaves()
  const over = saves.filter(({ outcome }) => outcome !== null)
  if (over.length === 0) return null
  return <MyTables title={t('account.here')} saves={over} remove={remove} most={50} />
}

export default AccountPage
