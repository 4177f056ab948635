import type { Language } from '@conclave/kernel'

/** Flaw that no text may hold, with its name. Every rule of language and typography that tests know stands here. */
type Rule = readonly [flaw: RegExp, name: string]

const typography: readonly Rule[] = [
  [/[{}<>#_]/, 'a gap that was not filled'],
  [/\bundefined\b|\bnull\b|\bNaN\b|\[object/, 'a value that is none'],
  [/\s\s|^\s|\s$|\s[.,)]|\(\s/, 'a stray space'],
  [/[.?!…]\u202f?[.?!]|,,|;;|::|\.[,;:]|\(\)/, 'a doubled mark'],
  [/\b[a-z]+[A-Z]/, 'a name of the program'],
  [/['"]/, 'a straight quotation mark'],
]

const numberOf = (plurals: string, singulars: string): readonly Rule[] => [
  [
    new RegExp(`(?<![\\d.,+−–-])\\b1 (?:(?!d|of )\\p{L}+ )?(?:${plurals})(?!\\p{L})`, 'iu'),
    'one of a plural',
  ],
  [
    new RegExp(`(?<![\\d.,+−–-])\\b(?:[2-9]|[1-9]\\d+) (?:${singulars})(?!\\p{L})`, 'iu'),
    'several of a singular',
  ],
]

const english: readonly Rule[] = [
  // A capital “A” inside a sentence is a name: “list A of Illusion”.
  [/(?:(?<![\p{L}’])a|(?<=^|[.?!:] )A) (?:[aeio]|u(?!ni|se|su|ti)|hour|honest)/u, '“a” before a vowel'],
  // Things that only a mage has are hers.
  [/\b(?:his|its|their) (?:hand|cell|Memories|permanents|quick spell|own target)\b/, 'a mage is “she”'],
  [/(?<![\p{L}’])an (?![aeiou]|hour|honest)/iu, '“an” before a consonant'],
  ...numberOf(
    'cards|cubes|rooms|spells|steps|quests|events|mages|evocations|models|times|suns|moons|components|stones|books',
    'card|cube|room|spell|step|quest|event|mage|evocation|model|time|sun(?! stone)|moon(?! stone)|component|stone|book|instability cube|black instability cube|sun stone|moon stone',
  ),
]

const vowel = '[aeiouàâäéèêëîïôöùûüœæ]'

const french: readonly Rule[] = [
  [/[^\u202f\s][;:!?»]|[^\u202f][;:!?»]|«[^\u202f]/, 'a mark without its narrow space'],
  [/(?<![\p{L}’-])(?:à|de) les?(?!\p{L})/iu, 'à or de that does not contract with its article'],
  [
    new RegExp(
      `(?<![\\p{L}’-])(?:le|la|je|me|te|se|ne|de|que|jusque|lorsque|puisque|quoique) (?!(?:un|onze|oui)(?!\\p{L}))(?:${vowel}|h(?:omme|eure|abitant|istoire|ôte|ermine))`,
      'iu',
    ),
    'a vowel that is not elided',
  ],
  [
    new RegExp(`(?<![\\p{L}’])(?:l|d|s|n|qu|j|m|t|c)’(?!${vowel}|[yh«])`, 'iu'),
    'an elision before a consonant',
  ],
  [new RegExp(`(?<![\\p{L}’-])(?:ma|ta|sa|ce) ${vowel}`, 'iu'), 'mon, ton, son or cet before a vowel'],
  [/(?<![\p{L}’])(?:le|du|un|ce|tout|nouveau|2 nouvelle) Mana(?!\p{L})/iu, 'Mana is feminine in French'],
  [/placez vous-même/i, 'placez-vous'],
  [/(?<![\p{L}’])si ils?(?!\p{L})/iu, 's’il'],
  ...numberOf(
    'dégâts|cubes|cartes|salles|sorts|quêtes|événements|mages|évocations|figurines|points|soleils|lunes|composants|pierres|livres|accomplies',
    'dégât|cube|carte|salle|sort|quête|événement|mage|évocation|figurine|point|soleil|lune|composant|pierre|livre|village|élément',
  ),
]

/** Sounds before which Italian says lo, uno, gli. */
const impure = '(?:s[bcdfgklmnpqrtv]|z|gn|ps|x)'
const open = '(?:[aeiouàèéìòù])'

const italian: readonly Rule[] = [
  [
    /(?<![\p{L}’])(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le)(?!\p{L})|l’)/iu,
    'a preposition apart from its article',
  ],
  [new RegExp(`(?<![\\p{L}’])(?:il|un|del|al|dal|nel|sul|quel|bel) ${impure}`, 'iu'), 'lo or uno is wanted'],
  [new RegExp(`(?<![\\p{L}’])(?:dello|allo|dallo|nello|sullo) (?!${impure}|i${open})`, 'iu'), 'il is wanted'],
  [
    // “Chi la attiva”, “una anche tu”: these are pronouns.
    new RegExp(
      `(?<![\\p{L}’])(?<!(?:chi|quando|se|non|che) )(?:il|la(?! (?:evit|attiv|indic|us|aggiung|elimin)[aio](?!\\p{L}))|una(?! (?:anche|e|o|in|a|alla|al)(?!\\p{L}))|del|dello|della|al|allo|alla|dal|dalla|nel|nello|nella|sul|sullo|sulla|quella) (?!\\p{Lu}(?!\\p{L}))${open}`,
      'iu',
    ),
    'a vowel that is not elided',
  ],
  [new RegExp(`(?<![\\p{L}’])(?:i|dei|ai|nei|sui|quei) (?:${open}|${impure})`, 'u'), 'gli is wanted'],
  [new RegExp(`(?<![\\p{L}’])(?:degli|agli|negli|sugli|quegli) (?!${open}|${impure})`, 'iu'), 'i is wanted'],
  [
    new RegExp(`(?<![\\p{L}’])(?:l|un|dell|all|dall|nell|sull|quell)’(?!${open}|h)`, 'iu'),
    'an elision before a consonant',
  ],
  [
    /(?<![\p{L}’])un (?:evocazione|azione|attivazione|abilità|influenza|instabilità|altra|area|arma)(?!\p{L})/iu,
    'un’ is wanted',
  ],
  ...numberOf(
    'danni|cubetti|carte|stanze|magie|missioni|eventi|maghi|evocazioni|modelli|punti|soli|lune|componenti|pietre|libri|passi|volte',
    'danno|cubetto|carta|stanza|magia|missione|evento|mago|evocazione|modello|punto|sole|luna|componente|pietra|libro|passo|volta|villaggio|elemento',
  ),
]

const rules: { readonly [L in Language]: readonly Rule[] } = {
  en: [...typography, ...english],
  fr: [...typography, ...french],
  it: [...typography, ...italian],
}

/** Flaw of a text, or null. */
export const flawOf = (text: string, language: Language): string | null =>
  text === '' ? 'nothing is said' : (rules[language].find(([flaw]) => flaw.test(text))?.[1] ?? null)

/** The names of cards have every gender and number: what agrees with one needs a noun before it, “la carte {card}”. */
const named = '(?<!\\p{L} )\\{(?:card|by|source)\\}'

const agreements: { readonly [L in Language]: RegExp | null } = {
  en: null,
  fr: new RegExp(
    `${named} (?:est|était|sera|va être|a été|est sur le point d’être) (?:pas )?\\p{L}*(?:é|i|u|is|it|ert)e?s?(?!\\p{L})`,
    'iu',
  ),
  it: new RegExp(`${named} (?:è|era|sarà|viene|sta per essere) \\p{L}*[st][oaie](?!\\p{L})`, 'iu'),
}

/** Flaw of a text before its gaps are filled, or null. */
export const flawOfPattern = (icu: string, language: Language): string | null =>
  agreements[language]?.test(icu) ? 'a participle that agrees with the name of a card' : null

/** Flaw of whole sentences, or null; an aside in brackets may stand after the last. */
export const flawOfSentences = (text: string): string | null => {
  if (/(?:^|\. |\n)\p{Ll}/u.test(text)) return 'a sentence that begins with a small letter'
  const open = text.split('\n').some((line) => !/[.?!…](?:\)|\u202f»|”)?(?: \([^()]+\))?$/.test(line))
  return open ? 'a sentence without an end' : null
}
