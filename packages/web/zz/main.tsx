import '@fontsource-variable/alegreya'
import '@fontsource-variable/atkinson-hyperlegible-next'
import '../src/art/tokens.css'
import '../src/app/base.css'
import { greedy, playMatch } from '@conclave/bots'
import { viewOf } from '@conclave/kernel'
import { spellbound, texts } from '@conclave/spellbound'
import { speaker, joinCatalogues, capitalised } from '@conclave/texts'
import { createRoot } from 'react-dom/client'
import kit from '../src/boards/spellbound/index.tsx'
import { targetsOf } from '../src/boards/targets.ts'
const q = new URLSearchParams(location.search)
const n = Number(q.get('n') ?? 0), seats = Number(q.get('seats') ?? 2), lang = (q.get('lang') ?? 'en') as 'en'
document.documentElement.dataset.theme = q.get('theme') ?? 'light'
document.documentElement.lang = lang
const events: any[] = []
const bot = (typeof greedy === 'function' ? (greedy as any)() : greedy) as any
const played = playMatch(spellbound as any, { chosen: { trollBreaker: false, dan: 0, witchFinder: false } as any, seats, seed: q.get('seed') ?? 'one' }, Array(seats).fill(bot), { generator: 'swift', maxDecisions: n, sink: ((e: any) => events.push({ seq: events.length, event: e })) as any })
const state: any = played.state
if (q.get('patch')) new Function('state', q.get('patch')!)(state)
const seat = state.questions[0]?.seat ?? 0
const view = viewOf(spellbound as any, state, seat) as any
const speak = speaker(joinCatalogues(texts.catalogues, kit.texts!), lang)
const cards = new Map(texts.cards.map((c) => [c.id, c]))
const targets = targetsOf(kit, view.question, view.options, view.table)
const Board = kit.Board
document.title = `${played.decisions} ${view.question?.kind} ${JSON.stringify(played.outcome)}`
const w = q.get('w'), h = q.get('h')
createRoot(document.getElementById('root')!).render(
  <div style={{ width: w ? `${w}px` : '100vw', height: h ? `${h}px` : '100vh', padding: 8, boxSizing: 'border-box' }} id="board">
    <Board view={view} seat={seat} seats={[] as any} question={view.question} options={view.options} targets={targets} choose={() => {}} act={() => {}} preview={() => {}} inspect={() => {}} pointedAt={(q.get('point') ? [q.get('point')] : []) as any} pings={q.get('ping') ? [{ id: 1, from: 1, thing: q.get('ping') as any }] : []} ping={() => {}} speak={speak} speakOption={(o) => capitalised(speak(texts.option(view.question, o as any)), lang)} nameOf={(s) => speak({ say: `seat.${s}` })} cards={cards} events={events} animationSpeed={0} />
  </div>)
