import { say } from '@conclave/kernel'
import { endOutlook } from '@conclave/spellbound'
import { Icon } from '../../../art/icon.tsx'
import { ColourMark } from '../../../art/shapes.tsx'
import { Region } from '../../parts/region.tsx'
import { useBoard } from '../context.ts'
import { wouldMove } from '../outcome.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import {
  displayedSteps,
  hunterOf,
  isUnguarded,
  type Race,
  type RaceState,
  raceState,
  races,
  spacesAhead,
  spellSpaces,
  trackSpaces,
} from './race.ts'
import style from './races.module.css'

/** Five tracks as races: the hunter behind, the book ahead, and how long it may last. */
export const Races = () => {
  const { speak } = useBoard()
  return (
    <Region name="races" title={speak(words('races'))} className={style.races}>
      {races.map((race) => (
        <RaceTrack key={race} race={race} />
      ))}
    </Region>
  )
}

const RaceTrack = ({ race }: { readonly race: Race }) => {
  const { table, speak, letter, lookedAt } = useBoard()
  const hunter = hunterOf(race)
  const state = raceState(table, race)
  const at = table.pieces[hunter]
  const coming = table.coming?.steps.filter(({ piece }) => piece === hunter) ?? []
  const again = displayedSteps(table.zones.wickedRow.cards ?? [], hunter)
  const ahead = coming.length > 0 ? [] : spacesAhead(at, again)
  const unguarded = isUnguarded(table, race)
  // [SPB-ES.1, SPB-HF.1] Where the end of the Story would bring the hunter.
  const ending =
    coming.length > 0 || (table.phase !== 'story' && table.phase !== 'witchTime')
      ? []
      : (endOutlook(table)?.steps ?? []).filter(({ piece }) => piece === hunter)
  const would = wouldMove(lookedAt, table).filter((moved) => moved.race === race)
  return (
    <div className={style.race} data-race={race} data-danger={dangerOf(state)}>
      <span
        className={style.mark}
        title={unguarded ? speak(words('race.unguarded', { hunter: say(`piece.${hunter}`) })) : undefined}
      >
        <ColourMark colour={race} letter={letter(race)} />
        {unguarded && <span className={style.unguarded}>!</span>}
      </span>
      <div className={style.track}>
        {trackSpaces.map((space) => (
          <Space key={space} space={space} />
        ))}
        {ahead.map((space) => (
          <span
            key={space}
            className={style.again}
            style={placed(space)}
            title={speak(words('race.again', { hunter: say(`piece.${hunter}`), steps: again }))}
          >
            <Icon name={hunter === 'troll' ? 'troll' : 'hat'} />
          </span>
        ))}
        {ending.map(({ to, catches }) => (
          <span
            key={`ending ${to}`}
            className={style.ghost}
            style={placed(to)}
            data-ending
            data-catches={catches || undefined}
            title={speak(words('race.ending', { hunter: say(`piece.${hunter}`) }))}
          >
            <Icon name={hunter === 'troll' ? 'troll' : 'hat'} />
          </span>
        ))}
        {would.map(({ is, to }) => (
          <span
            key={is}
            className={style.ghost}
            style={placed(to)}
            data-would={is}
            title={speak(
              is === 'book'
                ? words('race.would')
                : words('race.would.hat', { hunter: say(`piece.${hunter}`) }),
            )}
          >
            <Icon name={is} />
          </span>
        ))}
        {coming.map(({ to, catches }) => (
          <span
            key={to}
            className={style.ghost}
            style={placed(to)}
            data-catches={catches || undefined}
            title={speak(
              catches
                ? words('race.catches', { hunter: say(`piece.${hunter}`) })
                : words('race.coming', { hunter: say(`piece.${hunter}`), to }),
            )}
          >
            <Icon name={hunter === 'troll' ? 'troll' : 'hat'} />
          </span>
        ))}
        <Book race={race} state={state} />
        <Hunter race={race} state={state} />
      </div>
      <span className={style.state}>
        {speak(
          state.is === 'running' ? words('race.running', { steps: state.gap }) : words(`race.${state.is}`),
        )}
      </span>
    </div>
  )
}

const dangerOf = (state: RaceState): string => {
  if (state.is !== 'running') return state.is
  return state.gap <= 1 ? 'dire' : state.gap === 2 ? 'close' : 'calm'
}

const placed = (space: number) => ({ '--space': space - 1 })

const Space = ({ space }: { readonly space: number }) => {
  const { speak } = useBoard()
  const spell = spellSpaces.includes(space)
  return (
    <span className={style.space} data-space={space} title={spell ? speak(words('race.spell')) : undefined}>
      {spell && <Icon name="scroll" />}
      {space === 9 && <Icon name="recovered" />}
      {!spell && space < 9 && <i data-printed="">{space}</i>}
    </span>
  )
}

const Book = ({ race, state }: { readonly race: Race; readonly state: RaceState }) => {
  const { table, speak } = useBoard()
  const book = say(`book.${race}`)
  const at = table.books[race]
  const label =
    state.is === 'running' ? words('race.book', { book, at }) : words(`race.book.${state.is}`, { book })
  return (
    <span
      className={style.token}
      style={placed(state.is === 'lost' ? table.pieces[hunterOf(race)] : at)}
      data-token="book"
    >
      <Spot thing={`book:${race}`} label={speak(label)} className={style.spot} state={state.is}>
        <Icon name={state.is === 'lost' ? 'lost' : 'book'} />
      </Spot>
    </span>
  )
}

const Hunter = ({ race, state }: { readonly race: Race; readonly state: RaceState }) => {
  const { table, speak } = useBoard()
  const hunter = hunterOf(race)
  const at = table.pieces[hunter]
  const steps = state.is === 'running' ? state.gap : 0
  return (
    <span
      className={style.token}
      style={placed(at)}
      data-token="hunter"
      data-shared={state.is === 'recovered' && at === 9 ? true : undefined}
    >
      <Spot
        thing={`piece:${hunter}`}
        label={speak(words('race.hunter', { hunter: say(`piece.${hunter}`), at, steps }))}
        className={style.spot}
      >
        <Icon name={hunter === 'troll' ? 'troll' : 'hat'} />
      </Spot>
    </span>
  )
}
