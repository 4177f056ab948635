import { type Language, languages } from '@conclave/kernel'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { useText } from '../texts/context.tsx'
import { Mark } from './mark.tsx'
import style from './page-frame.module.css'

const places = [
  ['/', 'nav.lobby'],
  ['/rules', 'nav.rules'],
  ['/decks', 'nav.decks'],
  ['/account', 'nav.account'],
  ['/settings', 'nav.settings'],
] as const

const isIn = (path: string, location: string): boolean =>
  location === path || (path !== '/' && location.startsWith(`${path}/`))

/** The frame of every page but the tables: where one is, and where one can go. */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => {
  const t = useText()
  const [location] = useLocation()
  return (
    <div className={style.frame}>
      <a className={style.skip} href="#main">
        {t('nav.skip')}
      </a>
      <header className={style.header}>
        <Link href="/" className={style.brand}>
          <Mark />
          <span>Conclave</span>
        </Link>
        <nav aria-label={t('nav.label')} className={style.nav}>
          {places.map(([path, name]) => (
            <Link key={path} href={path} aria-current={isIn(path, location) ? 'page' : undefined}>
              {t(name)}
            </Link>
          ))}
        </nav>
        <LanguageChoice />
      </header>
      <main id="main" tabIndex={-1} className={style.main}>
        {children}
      </main>
      <footer className={style.footer}>
        <Link href="/about">{t('nav.about')}</Link>
      </footer>
    </div>
  )
}

export const languageNames: { readonly [L in Language]: string } = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
}

export const LanguageChoice = () => {
  const t = useText()
  const { language } = useSettings()
  return (
    <label className={style.language}>
      <span className="hidden">{t('settings.language')}</span>
      <select
        className="field"
        value={language}
        onChange={({ target }) =>
          changeSettings({ language: languages.find((each) => each === target.value) ?? 'en' })
        }
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
