import type { Question } from '@conclave/kernel'
import { spellOf } from '../content/cards.ts'
import type { SpellboundOption } from '../state.ts'
import type { Do, OptionOf } from './options.ts'
import { asked } from './questions.ts'
import type { About } from './words.ts'

/** The id of the rule that an answer comes from. */
export const ruleOf = (question: Question, option: SpellboundOption): string => {
  const rule: string | About<SpellboundOption, Question, string> = rules[option.do]
  return typeof rule === 'string' ? rule : rule(option, question)
}

const rules: { readonly [D in Do]: string | About<OptionOf<D>, Question, string> } = {
  begin: 'SPB-TURN.1',
  pass: 'SPB-TURN.5',
  declare: 'SPB-FB.2',
  endStory: 'SPB-ST.8',
  finish: 'SPB-ST.3',
  putDown: 'AR-15',
  decline: 'SPB-SP.6',
  shine: 'SPB-FB.3',
  proceed: (_, question) => (asked(question).spell === 'alchemy' ? 'AR-49' : 'AR-55'),
  accept: 'AR-15',
  refuse: 'AR-15',
  send: 'SPB-WT.1',
  sendPixies: 'SPB-WT.3',
  play: 'SPB-ST.2',
  discard: 'SPB-ST.5',
  remove: (_, { kind }) => (kind === 'payment' ? 'AR-39' : 'SPB-WN.2'),
  destroy: 'SPB-FB.3',
  burn: 'AR-48',
  wand: 'SPB-WN.3',
  cast: ({ spell }) => (spellOf(spell).timing === 'ownTurn' ? 'SPB-SP.5' : 'SPB-SP.6'),
  giveUp: 'SPB-IN.8',
  move: (_, { kind }) => (kind === 'destination' ? 'AR-51' : 'SPB-MV.1'),
  magic: 'SPB-MG.1',
  unseat: 'AR-40',
  warlockPair: 'AR-41',
  guard: 'SPB-HF.6',
  pushBack: 'AR-16',
  rout: 'AR-42',
  influence: (_, { kind }) => (kind === 'spell' ? 'AR-28' : 'SPB-IN.1'),
  search: 'SPB-BK.1',
  watchman: 'AR-16',
  changeling: 'AR-17',
  carry: 'AR-15',
  puppet: 'AR-27',
  whisk: 'AR-51',
  book: (_, { kind }) => (kind === 'reward' ? 'SPB-EN.6' : 'SPB-SP.6'),
  hat: 'AR-50',
}
