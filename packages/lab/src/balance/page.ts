import type { CardFinding, Findings, Result } from './findings.ts'
import { bounds, type Goal, percent } from './goals.ts'
import { escaped, section, tableOf } from './markup.ts'
import type { Naming, SchoolOf } from './naming.ts'
import { courses, histogram, scatter, stacks, type Whisker, whiskers } from './plots.ts'
import { style } from './style.ts'
import { sources } from './witness.ts'

/** Description of a report: its subject and its making. */
export interface About {
  readonly title: string
  readonly rules: string
  readonly command: string
  readonly bot: string
  /** Points at which the moons rise and the match ends. */
  readonly moons: readonly number[]
  readonly roseWins: boolean
  /** Rooms are rebuilt, and quests solved. */
  readonly ruins: boolean
}

/** A page that needs nothing else. */
export const documentOf = (title: string, parts: readonly string[]): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: balance</title><style>${style}</style></head><body>
${parts.join('\n')}
</body></html>
`

/** The whole report as one page. */
export const pageOf = (
  about: About,
  findings: Findings,
  goals: readonly Goal[],
  nameOf: Naming,
  schoolOf: SchoolOf,
): string =>
  documentOf(about.title, [
    head(about, findings),
    goalList(goals),
    winRates(about, findings, nameOf),
    lengths(about, findings),
    pointSources(findings, nameOf),
    spells(findings, nameOf, schoolOf),
    questsAndRooms(about, findings, nameOf),
  ])

const head = (
  { title, rules, command, bot }: About,
  { matches, errors, decisions, falls, moons }: Findings,
): string => {
  const broken = errors.length === 0 ? '' : ` ${errors.length} matches broke and are not counted.`
  return `<h1>${escaped(title)}: balance</h1>
<p class="about">${matches} matches of four ${escaped(bot)} bots, rules ${escaped(rules)}; seats, mages, schools and starting lists rotate.${broken}
A match has ${Math.round(decisions / Math.max(1, matches))} decisions, and a mage falls ${falls.toFixed(1)} times in it. The second moon rises in round ${moons[0]?.toFixed(1)}, the third in round ${moons[1]?.toFixed(1)}.<br>
Made by <code>${escaped(command)}</code>; the same command makes the same report. Intervals hold 95 %.</p>`
}

export const goalList = (goals: readonly Goal[]): string =>
  `<ul class="goals">${goals
    .map(
      ({ what, found, met }) =>
        `<li class="${met ? 'met' : 'missed'}">${escaped(what)}<span>${escaped(found)}</span></li>`,
    )
    .join('')}</ul>`

const whiskerOf = ({ name, wins }: Result, label: string): Whisker => ({
  label: label === '' ? name : label,
  rate: wins.rate,
  low: wins.low,
  high: wins.high,
  note: `${percent(wins.rate)}  (${wins.count} of ${wins.of})`,
  band: bounds.wins,
})

const winRates = (about: About, { schools, mages, seats, lists, rose }: Findings, nameOf: Naming): string =>
  section(
    'Who wins',
    'A dot is the share of matches won, the line its interval, the green band what is aimed at. Seats are counted from the first chair, whoever begins.',
    '<h3>Schools</h3>',
    whiskers(
      'Wins by school',
      schools.map((each) => whiskerOf(each, nameOf('school', each.name))),
    ),
    '<h3>Mages</h3>',
    whiskers(
      'Wins by mage',
      mages.map((each) => whiskerOf(each, nameOf('mage', each.name))),
    ),
    '<h3>Seats and the Black Rose</h3>',
    whiskers('Wins by seat', [
      ...seats.map((each) => whiskerOf(each, `Seat ${each.name}`)),
      ...(about.roseWins
        ? [{ ...whiskerOf({ ...rose, name: '' }, 'The Black Rose'), band: bounds.rose }]
        : []),
    ]),
    '<h3>Starting lists</h3>',
    tableOf(
      ['School and list', 'Wins', 'Interval', 'Matches', 'Points'],
      lists.map(({ name, wins, points }) => [
        `${nameOf('school', name.split(' ')[0] ?? '')}, list ${name.split(' ')[1]?.toUpperCase()}`,
        percent(wins.rate),
        `${percent(wins.low, 0)} – ${percent(wins.high, 0)}`,
        String(wins.of),
        points.toFixed(1),
      ]),
    ),
  )

const lengths = ({ moons }: About, { rounds, course }: Findings): string =>
  section(
    'How long a match lasts',
    `${rounds.mean.toFixed(1)} rounds on average; nine matches of ten last ${rounds.low} to ${rounds.high}.`,
    histogram('Matches by number of rounds', rounds.counts, bounds.rounds),
    '<h3>The race</h3><p>Mean power after every round that at least one match of twenty came to: the mage ahead and the Black Rose.</p>',
    courses('Power by round', course, [
      { at: moons[0] ?? 0, label: 'second moon' },
      { at: moons[1] ?? 0, label: 'third moon' },
      { at: moons[2] ?? 0, label: 'the end' },
    ]),
  )

export const sourceNames: { readonly [S in (typeof sources)[number]]: string } = {
  defeat: 'defeats',
  quest: 'quests',
  spell: 'spells',
  room: 'rooms',
  event: 'events',
  evocation: 'evocations',
  action: 'action cards',
  lost: 'lost',
  'end: quests': 'end: quests',
  'end: trophies': 'end: trophies',
  'end: rooms': 'end: rooms',
  'end: Crown': 'end: Crown',
}

const pointSources = (
  { schools, mages, sources: { all, winners }, rose }: Findings,
  nameOf: Naming,
): string => {
  const row = (label: string, counts: { readonly [name: string]: number }) => ({
    label,
    parts: sources.map((source) => counts[source] ?? 0),
  })
  const rows = [
    row('All mages', all),
    row('Winners', winners),
    ...schools.map((each) => row(nameOf('school', each.name), each.sources)),
    ...mages.map((each) => row(nameOf('mage', each.name), each.sources)),
    row('The Black Rose', rose.sources),
  ]
  return section(
    'Where points come from',
    'Points of a match on average. What spells, rooms and events give includes what is stolen by them; what is lost goes to the left. The Black Rose gains from quests that are discarded and from events that come and go.',
    stacks(
      'Points by source',
      sources.map((source) => sourceNames[source]),
      rows,
    ),
  )
}

const spellRow =
  (nameOf: Naming, schoolOf: SchoolOf) =>
  ({ card, held, share, light, used, wins }: CardFinding): string[] => [
    nameOf('card', card),
    nameOf('school', schoolOf(card)),
    percent(share, 0),
    String(held),
    percent(light, 0),
    percent(used, 0),
    percent(wins.rate, 0),
    `${percent(wins.low, 0)} – ${percent(wins.high, 0)}`,
    String(wins.of),
  ]

/** Of what so few have prepared, wins say nothing. */
const fewestMages = 20

const spellHeads = ['Spell', 'School', 'Prepared', 'At hand', 'Upright', 'Used', 'Wins', 'Interval', 'Mages']

const spells = ({ cards, matches, rose }: Findings, nameOf: Naming, schoolOf: SchoolOf): string => {
  const row = spellRow(nameOf, schoolOf)
  const never = cards.filter(({ prepared }) => prepared === 0).map(({ card }) => nameOf('card', card))
  const byShare = cards.toSorted((a, b) => b.share - a.share)
  const byWins = cards.filter(({ wins }) => wins.of > 0).toSorted((a, b) => b.wins.rate - a.wins.rate)
  const plotted = byWins.filter(({ wins }) => wins.of >= fewestMages)
  const outer = new Set(
    [...plotted.slice(0, 5), ...plotted.slice(-5), ...byShare.slice(0, 3), ...byShare.slice(-6)].map(
      ({ card }) => card,
    ),
  )
  const schools = [...new Set(cards.map(({ card }) => schoolOf(card)))]
  const keys = schools.map(
    (school) => `<span><i class="key ${school}"></i>${escaped(nameOf('school', school))}</span>`,
  )
  const mean = (1 - rose.wins.rate) / 4
  return section(
    'Spells',
    `Prepared: of all times that a spell was at hand when plans were made, every copy counted. Upright: how often with that side up. Used: cast or triggered, of those prepared. Wins: of the mages who prepared it at least once in a match; a mage wins ${percent(mean)} of ${matches} matches on average. The plot leaves out what fewer than ${fewestMages} mages prepared.`,
    scatter(
      'Spells by how often they are prepared and how their mages fare',
      plotted.map(({ card, share, wins }) => ({
        name: nameOf('card', card),
        x: share,
        y: wins.rate,
        tone: schoolOf(card),
        named: outer.has(card),
      })),
      { x: 'prepared, when at hand', y: 'wins of the mages who prepared it', mean },
    ),
    `<p class="keys">${keys.join('')}</p>`,
    `<h3>Never prepared</h3><p>${never.length === 0 ? 'None: every spell was prepared in some match.' : escaped(never.join(', '))}</p>`,
    '<h3>By how often they are prepared</h3>',
    tableOf(spellHeads, byShare.map(row), [2, 3, 4, 5, 6, 7, 8]),
    '<h3>By the wins of those who prepared them</h3>',
    tableOf(spellHeads, byWins.map(row), [2, 3, 4, 5, 6, 7, 8]),
  ).replace('<section>', '<section class="long">')
}

const questsAndRooms = ({ ruins }: About, { quests, rooms, matches }: Findings, nameOf: Naming): string => {
  const a = (count: number): string => (count / Math.max(1, matches)).toFixed(2)
  return section(
    'Quests and rooms',
    `Quests by the share of those drawn that were completed; rooms by how often they are activated and ${ruins ? 'rebuilt' : 'destroyed'}, a match.`,
    tableOf(
      ['Quest', 'Completed', ...(ruins ? ['Solved'] : []), 'Drawn', 'Discarded'],
      quests
        .toSorted((x, y) => y.completed / Math.max(1, y.drawn) - x.completed / Math.max(1, x.drawn))
        .map(({ quest, drawn, completed, solved, discarded }) => [
          nameOf('quest', quest),
          percent(completed / Math.max(1, drawn), 0),
          ...(ruins ? [percent(solved / Math.max(1, drawn), 0)] : []),
          String(drawn),
          percent(discarded / Math.max(1, drawn), 0),
        ]),
    ),
    tableOf(
      ['Room', 'Activated', ruins ? 'Rebuilt' : 'Destroyed'],
      rooms
        .toSorted((x, y) => y.activated - x.activated)
        .map(({ room, activated, destroyed, rebuilt }) => [
          nameOf('room', room),
          a(activated),
          a(ruins ? rebuilt : destroyed),
        ]),
    ),
  ).replace('<section>', '<section class="long">')
}
