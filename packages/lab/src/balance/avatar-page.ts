import { type AvatarFindings, nameOfKind, winsAimed } from './avatar-findings.ts'
import { type Goal, percent } from './goals.ts'
import { escaped, section, tableOf } from './markup.ts'
import type { Naming } from './naming.ts'
import { type About, documentOf, goalList, sourceNames } from './page.ts'
import { stacks, whiskers } from './plots.ts'
import { sources } from './witness.ts'

/** The report on matches with the Avatar, as one page. */
export const avatarPageOf = (
  about: About,
  findings: AvatarFindings,
  goals: readonly Goal[],
  nameOf: Naming,
): string =>
  documentOf(about.title, [
    head(about, findings),
    goalList(goals),
    winRates(findings),
    points(findings),
    cards(findings, nameOf),
  ])

const head = ({ title, rules, command, bot }: About, { matches, errors }: AvatarFindings): string => {
  const broken = errors.length === 0 ? '' : ` ${errors.length} matches broke and are not counted.`
  return `<h1>${escaped(title)}: balance</h1>
<p class="about">${matches} matches of ${escaped(bot)} bots against the Avatar, rules ${escaped(rules)}: one to three mages, Apprentice and Master in turn; mages, schools and starting lists rotate.${broken}<br>
Made by <code>${escaped(command)}</code>; the same command makes the same report. Intervals hold 95 %.</p>`
}

const winRates = ({ standings }: AvatarFindings): string =>
  section(
    'Who wins',
    'A dot is the share of matches that a mage won, the line its interval. The green bands are what is aimed at: against the Apprentice about half for a lone mage who plays well and 25 to 45 % for company, against the Master less.',
    whiskers(
      'Wins of the mages',
      standings.map((each) => ({
        label: nameOfKind(each),
        rate: each.wins.rate,
        low: each.wins.low,
        high: each.wins.high,
        note: `${percent(each.wins.rate)}  (${each.wins.count} of ${each.wins.of})`,
        band: winsAimed(standings, each),
      })),
    ),
    tableOf(
      [
        'Match',
        'Wins',
        'Interval',
        'Rounds',
        'Nine of ten',
        'Black Rose',
        'Best mage',
        'It falls',
        'A mage falls',
      ],
      standings.map(({ wins, rounds, rose, best, falls, ...kind }) => [
        nameOfKind(kind),
        percent(wins.rate),
        `${percent(wins.low, 0)} – ${percent(wins.high, 0)}`,
        rounds.mean.toFixed(1),
        `${rounds.low} – ${rounds.high}`,
        rose.points.toFixed(1),
        best.toFixed(1),
        falls.avatar.toFixed(1),
        falls.mage.toFixed(1),
      ]),
    ),
  )

const points = ({ standings }: AvatarFindings): string => {
  const row = (label: string, counts: { readonly [name: string]: number }) => ({
    label,
    parts: sources.map((source) => counts[source] ?? 0),
  })
  return section(
    'Where points come from',
    'Points of a match on average: first the Black Rose, whose points are those of her Avatar, then a mage.',
    stacks(
      'Points by source',
      sources.map((source) => sourceNames[source]),
      [
        ...standings.map((each) => row(nameOfKind(each), each.rose.sources)),
        ...standings.map((each) => row(`a mage: ${nameOfKind(each)}`, each.sources)),
      ],
    ),
  )
}

const cards = ({ cards: found, matches }: AvatarFindings, nameOf: Naming): string =>
  section(
    'Action cards',
    'Played: how often a match. Nothing: of those, how often nothing came of it. Steps alone: how often it moved, or its vortex turned, and nothing else came of it. Back: how often a match it was revealed for its trap or protection.',
    tableOf(
      ['Action card', 'Moon', 'Played', 'Nothing', 'Steps alone', 'Back'],
      found.map(({ card, moon, played, idle, walked, reacted }) => [
        nameOf('action', card),
        String(moon),
        (played / Math.max(1, matches)).toFixed(2),
        percent(idle / Math.max(1, played), 0),
        percent(walked / Math.max(1, played), 0),
        (reacted / Math.max(1, matches)).toFixed(2),
      ]),
    ),
  ).replace('<section>', '<section class="long">')
