// Copies the icons that the boards use out of the npm package into src/art, with the credits that their licence
// asks for. Run it after changing the list: node packages/web/build/icons.ts && npm run format

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Set {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined }
}

/** What we call an icon: what the set calls it, and who drew it. */
const wanted: { readonly [ours: string]: readonly [name: string, author: string] } = {
  movement: ['leather-boot', 'Lorc'],
  magic: ['fairy-wand', 'Lorc'],
  influence: ['shaking-hands', 'Delapouite'],
  book: ['secret-book', 'Delapouite'],
  openBook: ['open-book', 'Lorc'],
  hat: ['pointy-hat', 'Lorc'],
  troll: ['ogre', 'Delapouite'],
  witch: ['witch-face', 'Cathelineau'],
  watchman: ['old-lantern', 'Delapouite'],
  castle: ['castle', 'Delapouite'],
  forest: ['forest', 'Delapouite'],
  village: ['medieval-village-01', 'Caro Asercion'],
  tower: ['evil-tower', 'Delapouite'],
  bag: ['swap-bag', 'Lorc'],
  wand: ['orb-wand', 'Willdabeast'],
  scroll: ['scroll-unfurled', 'Lorc'],
  draw: ['card-draw', 'Faithtoken'],
  discard: ['card-discard', 'Faithtoken'],
  burn: ['card-burn', 'Delapouite'],
  lost: ['death-skull', 'Sbed'],
  recovered: ['laurel-crown', 'Lorc'],
  shield: ['checked-shield', 'Lorc'],
  hourglass: ['hourglass', 'Lorc'],
  candle: ['candle-flame', 'Lorc'],
  centaur: ['centaur', 'Delapouite'],
  guards: ['guards', 'Delapouite'],
  changeling: ['imp-laugh', 'Lorc'],
  darkElf: ['woman-elf-face', 'Delapouite'],
  dragon: ['spiked-dragon-head', 'Delapouite'],
  eagle: ['eagle-head', 'Delapouite'],
  halfling: ['hobbit-door', 'Delapouite'],
  squire: ['visored-helm', 'Lorc'],
  knight: ['mounted-knight', 'Skoll'],
  librarian: ['book-pile', 'Delapouite'],
  lizardman: ['lizardman', 'Lorc'],
  dwarf: ['dwarf-face', 'Delapouite'],
  pixies: ['fairy', 'Delapouite'],
  ranger: ['hooded-figure', 'DarkZaitzev'],
  vampire: ['vampire-dracula', 'Delapouite'],
  warlock: ['warlock-eye', 'Delapouite'],
  warrior: ['crossed-swords', 'Lorc'],
  fortuna: ['cartwheel', 'Lorc'],
  spring: ['water-fountain', 'Delapouite'],
  alchemy: ['bubbling-flask', 'Lorc'],
  wyrm: ['wyvern', 'Lorc'],
  circle: ['pentacle', 'Skoll'],
  puppet: ['puppet', 'Lorc'],
  scry: ['crystal-ball', 'Lorc'],
  sunburst: ['sunbeams', 'Lorc'],
  teleport: ['teleport', 'Lorc'],
  bane: ['poison-bottle', 'Lorc'],
  smile: ['lips', 'Lorc'],
  skeletons: ['raise-skeleton', 'Skoll'],
  spiders: ['masked-spider', 'Lorc'],
  danzer: ['daemon-skull', 'Lorc'],
}

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Set
const paths = Object.entries(wanted).map(([ours, [name]]) => {
  const body = icons[name]?.body ?? ''
  const found = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
  if (found.length === 0) throw new Error(`the set has no icon '${name}'`)
  return [ours, found.join('')] as const
})

const authors = [...new Set(Object.values(wanted).map(([, author]) => author))].sort((one, other) =>
  one.localeCompare(other, 'en'),
)
const credits = authors.map((author) => ({
  author,
  icons: Object.values(wanted)
    .filter(([, by]) => by === author)
    .map(([name]) => name),
}))

const art = new URL('../src/art/', import.meta.url)
const head = '// Written by build/icons.ts; change the list there.\n\n'
const quoted = (text: string) => `'${text}'`

writeFileSync(
  new URL('icons.ts', art),
  `${head}/** The outlines of the icons, on a square of 512. */
export const icons = {
${paths.map(([ours, path]) => `  ${ours}:\n    ${quoted(path)},`).join('\n')}
} as const

export type IconName = keyof typeof icons
`,
)

writeFileSync(
  new URL('credits.ts', art),
  `${head}/** Who drew the icons. Their licence asks that they are named. */
export const iconCredits = {
  source: { name: 'game-icons.net', address: 'https://game-icons.net' },
  licence: { name: 'CC BY 3.0', address: 'https://creativecommons.org/licenses/by/3.0/' },
  authors: [
${credits
  .map(({ author, icons: by }) => `    { name: ${quoted(author)}, icons: [${by.map(quoted).join(', ')}] },`)
  .join('\n')}
  ],
} as const
`,
)
