import type { GameSetup, Options, SetupProps } from '../../../kit/kit.ts'
import { words } from '../texts/index.ts'
import { AvatarChoice } from './avatar.tsx'
import { LengthChoice } from './length.tsx'
import { Mixing } from './mixing.tsx'
import { SummonerChoice } from './summoner.tsx'

const has = (options: Options, name: string): boolean => options[name] !== undefined

const Setup = (props: SetupProps) => (
  <>
    {has(props.options, 'avatar') && <AvatarChoice {...props} />}
    <LengthChoice {...props} />
    {has(props.options, 'crownOfSummoner') && <SummonerChoice {...props} />}
    {has(props.options, 'schools') && <Mixing {...props} />}
  </>
)

/** [REB-AVA.1, REB-AVA.4] Alone one plays against the Avatar, and among four there is no body left for it. */
const fit = (options: Options, seats: number): Options => {
  if (!has(options, 'avatar')) return options
  if (seats === 1 && options.avatar === 'none') return { ...options, avatar: 'apprentice' }
  return seats > 3 ? { ...options, avatar: 'none' } : options
}

/** Black Rose Wars' own part of the page for new tables: who else plays, how long it takes, what lies in the box. */
export const roseSetup: GameSetup = {
  title: 'new.match',
  takes: ['length', 'avatar', 'crownOfSummoner', 'schools', 'mages'],
  Setup,
  fit,
  companyOf: ({ avatar }) =>
    avatar === 'apprentice' || avatar === 'master' ? words(`setup.company.${avatar}`) : null,
}
