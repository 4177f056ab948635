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

/** The pictures of Mage Noir's cards, by card, and the signs of its board: loaded with that board alone. */
const noir: typeof wanted = {
  seed: ['plant-seed', 'Delapouite'],
  'sprouted-seed': ['sprout', 'Lorc'],
  'animated-tree': ['tree-face', 'Cathelineau'],
  'dead-tree': ['evil-tree', 'Lorc'],
  'king-of-trees': ['deku-tree', 'Delapouite'],
  'tree-in-flames': ['burning-tree', 'Lorc'],
  'enchanted-forest': ['forest-entrance', 'Delapouite'],
  'hostile-forest': ['circle-forest', 'Delapouite'],
  'prodigious-sowing': ['ground-sprout', 'Lorc'],
  'ephemeral-brambles': ['thorny-vine', 'Lorc'],
  'the-sylvan-healer': ['fairy', 'Delapouite'],
  'bark-armor': ['tree-growth', 'Delapouite'],
  'druid-armor': ['leather-armor', 'Delapouite'],
  'kerlochs-robe': ['robe', 'Lorc'],
  'druid-horns': ['bull-horns', 'Lorc'],
  'druid-ring': ['ring', 'Delapouite'],
  'ritual-of-decomposition': ['mushrooms-cluster', 'Delapouite'],
  flame: ['small-fire', 'Lorc'],
  'draconic-flame': ['dragon-breath', 'Lorc'],
  'mental-flame': ['burning-passion', 'Lorc'],
  'sulfur-flame': ['fire-bowl', 'Lorc'],
  'rain-of-flames': ['burning-embers', 'Lorc'],
  'flame-projectile': ['fire-dash', 'Lorc'],
  'wave-of-flames': ['fire-wave', 'Lorc'],
  'fiery-arrow': ['flaming-arrow', 'Lorc'],
  'fire-ball': ['fireball', 'Lorc'],
  'magma-eruption': ['volcano', 'Lorc'],
  fission: ['burning-meteor', 'Lorc'],
  ignition: ['lightning-flame', 'Delapouite'],
  'fire-whip': ['whiplash', 'Lorc'],
  'crimson-ring': ['fire-ring', 'Lorc'],
  'fire-mask': ['devil-mask', 'Delapouite'],
  'burning-robe': ['cape-armor', 'Delapouite'],
  'crimson-ritual': ['burning-skull', 'Skoll'],
  breath: ['energy-breath', 'Lorc'],
  'healers-breath': ['healing', 'Delapouite'],
  'breath-of-flames': ['fire-breath', 'Lorc'],
  'seed-in-the-wind': ['leaf-swirl', 'Lorc'],
  'whirling-wind': ['whirlwind', 'Lorc'],
  'favorable-winds': ['windsock', 'Delapouite'],
  'violent-wind': ['wind-slap', 'Lorc'],
  zephyr: ['windy-stripes', 'Lorc'],
  'air-blade': ['spinning-blades', 'Lorc'],
  tornado: ['tornado', 'Lorc'],
  typhoon: ['pentarrows-tornado', 'Lorc'],
  acceleration: ['fast-arrow', 'Lorc'],
  'powerful-swipe': ['wind-hole', 'Lorc'],
  'wand-of-air-currents': ['orb-wand', 'Willdabeast'],
  'howlers-robe': ['wolf-howl', 'Lorc'],
  'emptiness-ritual': ['vortex', 'Lorc'],
  droplet: ['droplets', 'Lorc'],
  'water-drop': ['drop', 'Lorc'],
  'mist-breath': ['fog', 'Delapouite'],
  'surging-wave': ['wave-crest', 'Lorc'],
  'purifying-wave': ['big-wave', 'Lorc'],
  'wave-echo': ['waves', 'Lorc'],
  'unleashed-ocean': ['wave-strike', 'Lorc'],
  condensation: ['raining', 'Lorc'],
  'high-pressure': ['water-bolt', 'Lorc'],
  'great-waters': ['waterfall', 'Delapouite'],
  'prodigious-source': ['water-fountain', 'Delapouite'],
  'azure-ring': ['swirl-ring', 'Lorc'],
  'subtle-infiltration': ['splashy-stream', 'Lorc'],
  maelstrom: ['whirlpool-shuriken', 'DarkZaitzev'],
  tide: ['high-tide', 'Delapouite'],
  'the-water-healer': ['mermaid', 'Delapouite'],
  engulfment: ['kraken-tentacle', 'Delapouite'],
  'ritual-of-melange': ['bubbling-flask', 'Lorc'],
  'rite-of-passage': ['pentacle', 'Skoll'],
  heart: ['hearts', 'Skoll'],
  body: ['breastplate', 'Lorc'],
  head: ['visored-helm', 'Lorc'],
  weapon: ['crystal-wand', 'Lorc'],
  slotRing: ['diamond-ring', 'Delapouite'],
  mageNoir: ['hood', 'Lorc'],
}

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Set
const pathsOf = (list: typeof wanted) =>
  Object.entries(list).map(([ours, [name]]) => {
    const body = icons[name]?.body ?? ''
    const found = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
    if (found.length === 0) throw new Error(`the set has no icon '${name}'`)
    return [ours, found.join('')] as const
  })

const all = [...Object.values(wanted), ...Object.values(noir)]
const authors = [...new Set(all.map(([, author]) => author))].sort((one, other) =>
  one.localeCompare(other, 'en'),
)
const credits = authors.map((author) => ({
  author,
  icons: [...new Set(all.filter(([, by]) => by === author).map(([name]) => name))],
}))

const art = new URL('../src/art/', import.meta.url)
const head = '// Written by build/icons.ts; change the list there.\n\n'
const quoted = (text: string) => `'${text}'`

const outlines = (list: typeof wanted): string =>
  pathsOf(list)
    .map(([ours, path]) => `  ${quoted(ours)}:\n    ${quoted(path)},`)
    .join('\n')

writeFileSync(
  new URL('icons.ts', art),
  `${head}/** The outlines of the icons, on a square of 512. */
export const icons = {
${outlines(wanted)}
} as const

export type IconName = keyof typeof icons
`,
)

writeFileSync(
  new URL('../src/boards/mage-noir/card/icons.ts', import.meta.url),
  `${head}/** The outlines of the pictures and signs of Mage Noir, on a square of 512. */
export const icons = {
${outlines(noir)}
} as const

export type NoirIcon = keyof typeof icons
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
