import { say } from '@conclave/kernel'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { gameName, rulesPageOf, titleAt, titleOf } from '../../games/game-facts.ts'
import { type LoadedGame, useGame } from '../../games/loaded-game.ts'
import type { Options } from '../../kit/kit.ts'
import { levelsOf } from '../../play/names.ts'
import { usePace } from '../../play/use-pace.ts'
import { hasRulesPage } from '../../rules/available.ts'
import { changeSettings, settings, useSettings } from '../../settings/settings.ts'
import type { OnlineChoice, SeatChoice } from '../../table/choices.ts'
import { freshId, freshSeed } from '../../table/local/plan.ts'
import { beginHere } from '../../table/local/tabs.ts'
import type { Trouble } from '../../table/trouble.ts'
import { useTexts } from '../../texts/context.tsx'
import { tableTexts } from '../../texts/table-texts.ts'
import { speakTrouble } from '../../texts/trouble-texts.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { GameArt } from '../lobby/game-art.tsx'
import { defaultsOf, objectionTo, optionsFor } from './chosen.ts'
import { EditionField } from './edition-field.tsx'
import { likeLast, setUpLike } from './last-table.ts'
import style from './new-table.module.css'
import { OnlineFields, usualOnline } from './online-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import { placeOf, SeatFields, seatedIn, seatsOf, usualSeats } from './seat-fields.tsx'

/**
 * Sets up a table: options in words, who sits where, and whether it is played here or online. With `?alone` in the address
 * nobody but me sits there at first.
 */
const NewTable = ({ id }: { readonly id: string }) => {
  const begun = titleAt(id)
  const [like] = useState(() => likeLast(begun?.game ?? id))
  // Whoever goes away and comes back begins with the usual.
  useEffect(() => () => setUpLike(null), [])
  const [edition, setEdition] = useState<string | undefined>(like?.edition ?? begun?.edition)
  const loaded = useGame(begun?.game ?? id, edition)
  const { catalogues, language, t } = useTexts()
  const texts = useMemo(() => tableTexts(loaded, catalogues, language), [loaded, catalogues, language])
  const { game, kit } = loaded
  const title = titleOf(game.id, game.edition)
  const levels = levelsOf(texts, kit)
  const [wanted, setOptions] = useState<Options>(like?.options ?? {})
  const { name } = useSettings()
  const alone = new URLSearchParams(useSearch()).has('alone')
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    like === null
      ? usualSeats(name, game.seats, levels.usual, alone ? 1 : 2)
      : seatsOf(like.seats, levels.usual),
  )
  const chosen = optionsFor(game.settings, wanted)
  const options = kit?.setup?.fit?.(chosen, seats.length) ?? chosen
  const company = kit?.setup?.companyOf?.(options) ?? null
  const [online, setOnline] = useState<OnlineChoice>(() => ({
    ...usualOnline,
    absence: { ...usualOnline.absence, bot: levels.usual },
  }))
  const [problem, setProblem] = useState<Trouble | null>(null)
  const [, navigate] = useLocation()
  const pace = usePace()
  const friends = seats.some(({ kind }) => kind === 'friend')
  const seatNames = seats.map(({ name: called }, at) => called.trim() || placeOf(texts, at))
  const objection = objectionTo(loaded, options, seatNames, texts)
  const rulesPage = rulesPageOf(game.id, game.edition)
  usePageTitle(gameName(game.id, game.edition))

  const playHere = () => {
    remember(seats)
    const plan = {
      id: freshId(),
      game: game.id,
      edition: game.edition,
      options,
      seats: seats.map(({ kind, name: called, level }) => ({
        kind: kind === 'bot' ? ('bot' as const) : ('human' as const),
        name: called.trim() === '' ? null : called.trim(),
        level: kind === 'bot' ? level : null,
      })),
      seed: freshSeed(),
    }
    const orders = { ...defaultsOf(game.standingOrders?.settings ?? {}), ...settings().orders[game.id] }
    beginHere(
      plan,
      plan.seats.map(() => orders),
      pace,
    )
    navigate(`/here/${plan.id}`)
  }
  const playOnline = async () => {
    remember(seats)
    const { createOnline } = await import('../../table/remote/create.ts')
    const made = await createOnline(game.id, game.edition, options, seats, online)
    if ('problem' in made) setProblem(made.problem)
    else navigate(`/table/${made.id}`)
  }
  return (
    <div className={style.page}>
      <header className={`panel ${style.head}`}>
        <div className={style.picture}>
          <GameArt title={title?.id ?? id} />
        </div>
        <div className={style.words}>
          <h1>{title?.name ?? game.id}</h1>
          <p className={style.lead}>
            {title?.edition !== undefined
              ? t(title.text)
              : texts.has('game.description') && texts.speak(say('game.description'))}
          </p>
          <p className={style.links}>
            {title?.lessons.map((lesson) => (
              <Link key={lesson.id} href={`/tutorial/${lesson.id}`}>
                {t(lesson.name)}
              </Link>
            ))}
            {hasRulesPage(rulesPage) && <Link href={`/rules/${rulesPage}`}>{t('lobby.rules')}</Link>}
            {title?.changes !== undefined && (
              <Link href={`/rules/${title.changes}`}>{t('lobby.changes')}</Link>
            )}
          </p>
        </div>
      </header>
      <div className={style.columns}>
        <section className={`panel ${style.block}`}>
          <h2 className={style.step}>{t('new.seats')}</h2>
          <SeatFields
            seats={seats}
            range={game.seats}
            onChange={setSeats}
            texts={texts}
            levels={levels}
            company={company === null ? null : texts.speak(company)}
          />
        </section>
        <div className={style.column}>
          <section className={`panel ${style.block}`}>
            <h2 className={style.step}>{t(stepOf(loaded))}</h2>
            <EditionField
              game={game}
              texts={texts}
              // The page stays while the other edition is loaded.
              onChange={(other, range) =>
                startTransition(() => {
                  setEdition(other)
                  setSeats(seatedIn(seats, range, levels.usual))
                })
              }
            />
            <OptionFields
              loaded={loaded}
              texts={texts}
              options={options}
              seats={seats.flatMap(({ kind }, at) => (kind === 'friend' ? [] : [at]))}
              seatNames={seatNames}
              change={(changed) => setOptions({ ...wanted, ...changed })}
            />
          </section>
          <details className={`panel ${style.block}`} open={friends || undefined}>
            <summary>
              <h2>{t('new.online.title')}</h2>
            </summary>
            <div className={style.fields}>
              <OnlineFields value={online} levels={levels} onChange={setOnline} />
            </div>
          </details>
        </div>
      </div>
      <p className="faint">{t(friends ? 'new.friends' : 'new.where')}</p>
      <div className={style.start} data-start>
        {objection !== null && (
          <p role="status" className={style.problem}>
            {objection}
          </p>
        )}
        {problem !== null && (
          <p role="alert" className={style.problem}>
            {speakTrouble(t, problem)}
          </p>
        )}
        <button
          type="button"
          className={friends ? 'button' : `button primary ${style.go}`}
          disabled={friends || objection !== null}
          onClick={playHere}
        >
          {t('new.here')}
        </button>
        <button
          type="button"
          className={friends ? `button primary ${style.go}` : 'button'}
          disabled={objection !== null}
          onClick={() => void playOnline()}
        >
          {t('new.online')}
        </button>
      </div>
    </div>
  )
}

/** Title of the second step: decks or the length where a game asks for them, else how hard it shall be. */
const stepOf = ({ kit }: LoadedGame) =>
  kit?.setup !== undefined ? kit.setup.title : kit?.presets !== undefined ? 'new.hard' : 'new.options'

/** The name of the first person at this screen is kept for the next table. */
const remember = (seats: readonly SeatChoice[]): void => {
  const me = seats.find(({ kind }) => kind === 'me')
  if (me !== undefined) changeSettings({ name: me.name.trim() })
}

export default NewTable
