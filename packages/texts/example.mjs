// The same message in three languages.

import { languages, say } from '@conclave/kernel'
import { catalogueProblems, speaker } from '@conclave/texts'

const catalogues = {
  en: { draws: '{who} draws {count, plural, one {a card} other {# cards}}.', mage: 'The mage' },
  fr: { draws: '{who} pioche {count, plural, one {une carte} other {# cartes}}.', mage: 'Le mage' },
  it: { draws: '{who} pesca {count, plural, one {una carta} other {# carte}}.', mage: 'Il mago' },
}
const problems = catalogueProblems(catalogues)
if (problems.length > 0) throw new Error(problems.join('\n'))
for (const language of languages)
  console.log(speaker(catalogues, language)(say('draws', { who: say('mage'), count: 3 })))
