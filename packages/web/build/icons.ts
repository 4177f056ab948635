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

/** Signs and pictures of the board of Black Rose Wars: loaded with that board alone. */
const rose: typeof wanted = {
  destruction: ['fireball', 'Lorc'],
  divination: ['third-eye', 'Lorc'],
  necromancy: ['death-skull', 'Sbed'],
  transmutation: ['snake-spiral', 'Delapouite'],
  illusion: ['duality-mask', 'Lorc'],
  conspiracy: ['cloak-dagger', 'Lorc'],
  forgotten: ['evil-book', 'Lorc'],
  personal: ['dagger-rose', 'Delapouite'],
  air: ['whirlwind', 'Lorc'],
  earth: ['rock', 'John Redman'],
  fire: ['small-fire', 'Lorc'],
  water: ['drop', 'Lorc'],
  magic: ['star-swirl', 'Lorc'],
  sacred: ['holy-symbol', 'Lorc'],
  profane: ['pentacle', 'Skoll'],
  any: ['rainbow-star', 'Lorc'],
  combat: ['crossed-swords', 'Lorc'],
  contingency: ['hourglass', 'Lorc'],
  protection: ['checked-shield', 'Lorc'],
  trap: ['wolf-trap', 'Lorc'],
  roomTrap: ['secret-door', 'Delapouite'],
  undead: ['shambling-zombie', 'Delapouite'],
  greaterUndead: ['grim-reaper', 'Lorc'],
  holyAltar: ['star-altar', 'Delapouite'],
  mutantAltar: ['sword-altar', 'Delapouite'],
  cerbero: ['hound', 'Lorc'],
  andromeda: ['floating-ghost', 'Delapouite'],
  malacoda: ['imp', 'Lorc'],
  infamyOfCrete: ['minotaur', 'Lorc'],
  seat0: ['raven', 'Lorc'],
  seat1: ['stag-head', 'Lorc'],
  seat2: ['snake', 'Lorc'],
  seat3: ['wolf-head', 'Lorc'],
  rose: ['rose', 'Lorc'],
  nero: ['warlock-hood', 'Delapouite'],
  tessa: ['woman-elf-face', 'Delapouite'],
  jafar: ['turban', 'Delapouite'],
  rebecca: ['female-vampire', 'Delapouite'],
  'black-rose-room': ['pentagram-rose', 'Lorc'],
  'throne-room': ['stone-throne', 'Lorc'],
  'pleasure-room': ['heart-wings', 'Delapouite'],
  ballroom: ['drama-masks', 'Lorc'],
  'summoner-room': ['magic-gate', 'Lorc'],
  'alchemical-laboratory': ['bubbling-flask', 'Lorc'],
  arena: ['swords-emblem', 'Lorc'],
  forge: ['sword-smithing', 'Lorc'],
  'treasure-room': ['open-treasure-chest', 'Skoll'],
  garden: ['flowers', 'Lorc'],
  bibliotheca: ['bookshelf', 'Delapouite'],
  'oracle-room': ['crystal-ball', 'Lorc'],
  observatory: ['telescope', 'Delapouite'],
  cemetery: ['graveyard', 'Delapouite'],
  chapel: ['church', 'Delapouite'],
  ossuary: ['skull-crossed-bones', 'Lorc'],
  'portal-hall': ['magic-portal', 'Lorc'],
  guardroom: ['guards', 'Delapouite'],
  workshop: ['gear-hammer', 'Lorc'],
  crown: ['queen-crown', 'Lorc'],
  trophy: ['trophy', 'Lorc'],
  locked: ['padlock', 'Lorc'],
  health: ['hearts', 'Skoll'],
  movement: ['walking-boot', 'Lorc'],
  strength: ['punch', 'Lorc'],
  hand: ['card-pick', 'Faithtoken'],
  grimoire: ['spell-book', 'Delapouite'],
  memories: ['brain', 'Lorc'],
  quick: ['lightning-trio', 'Lorc'],
  range: ['radar-sweep', 'Lorc'],
  instability: ['earth-crack', 'Lorc'],
  ruin: ['broken-wall', 'Delapouite'],
  cell: ['dungeon-gate', 'Delapouite'],
  quest: ['scroll-unfurled', 'Lorc'],
  event: ['evil-moon', 'Lorc'],
  evocation: ['spectre', 'Lorc'],
  wound: ['bleeding-wound', 'Lorc'],
}

/** The pictures of the spells of Black Rose Wars by their ids, and signs that only its cards and forms have. */
const roseSpells: typeof wanted = {
  fireball: ['fireball', 'Lorc'],
  'destructive-bolt': ['bolt-spell-cast', 'Delapouite'],
  'meteor-swarm': ['fragmented-meteor', 'Lorc'],
  maelstrom: ['big-wave', 'Lorc'],
  'ice-blast': ['frozen-block', 'Lorc'],
  'thunder-lance': ['thunder-blade', 'Lorc'],
  'searing-chain': ['chain-lightning', 'Willdabeast'],
  cataclysm: ['eruption', 'Lorc'],
  'demonic-howl': ['wolf-howl', 'Lorc'],
  unmaking: ['atom-core', 'Delapouite'],
  'ember-shield': ['fire-shield', 'Lorc'],
  'pyre-threshold': ['fire-zone', 'Lorc'],
  dismiss: ['magic-broom', 'Delapouite'],
  'read-the-omens': ['crystal-ball', 'Lorc'],
  'thread-of-fate': ['spider-web', 'Lorc'],
  'rite-of-spring': ['sprout', 'Lorc'],
  hourglass: ['hourglass', 'Lorc'],
  'open-page': ['open-book', 'Lorc'],
  'mending-light': ['healing', 'Delapouite'],
  'borrowed-hour': ['sundial', 'Lorc'],
  sunlance: ['sun-spear', 'Delapouite'],
  'foreseen-blow': ['third-eye', 'Lorc'],
  'turned-page': ['bookmarklet', 'Lorc'],
  'debt-of-prophecy': ['scales', 'Lorc'],
  'summon-darkness': ['raise-zombie', 'Skoll'],
  'embrace-of-darkness': ['evil-hand', 'Lorc'],
  'dark-armour': ['spiked-armor', 'Lorc'],
  leech: ['leeching-worm', 'Lorc'],
  'grave-frost': ['frozen-orb', 'Lorc'],
  'bone-spear': ['barbed-spear', 'Lorc'],
  'harvest-of-doubt': ['scythe', 'Lorc'],
  'corpse-bloom': ['carnivorous-plant', 'Delapouite'],
  'open-graves': ['hasty-grave', 'Skoll'],
  'plague-wind': ['poison-gas', 'Lorc'],
  'bone-legion': ['skeleton', 'Skoll'],
  'grasping-dead': ['grab', 'Lorc'],
  'acid-explosion': ['acid-blob', 'Lorc'],
  'granite-fists': ['rock-golem', 'Delapouite'],
  'beast-form': ['werewolf', 'Lorc'],
  corrosion: ['acid', 'Sbed'],
  'living-walls': ['stone-wall', 'Delapouite'],
  'rite-of-flesh': ['fleshy-mass', 'Lorc'],
  'molten-wave': ['fire-wave', 'Lorc'],
  'crushing-charge': ['charging-bull', 'Delapouite'],
  'shifting-skin': ['snake', 'Lorc'],
  'stone-heart': ['stone-sphere', 'Lorc'],
  catalyst: ['bubbling-flask', 'Lorc'],
  quicksand: ['quicksand', 'Lorc'],
  'mirror-blade': ['spinning-sword', 'Lorc'],
  nightmare: ['spectre', 'Lorc'],
  'puppet-strings': ['puppet', 'Lorc'],
  'phantom-ally': ['ghost-ally', 'Lorc'],
  'step-through-glass': ['magic-portal', 'Lorc'],
  blur: ['invisible', 'Delapouite'],
  'mirror-ward': ['mirror-mirror', 'Lorc'],
  'false-death': ['half-dead', 'Delapouite'],
  silence: ['silenced', 'Delapouite'],
  maze: ['maze', 'Lorc'],
  'trick-door': ['secret-door', 'Delapouite'],
  'hall-of-masks': ['drama-masks', 'Lorc'],
  'hidden-knife': ['cloak-dagger', 'Lorc'],
  whisper: ['lips', 'Lorc'],
  'secret-passage': ['doorway', 'Lorc'],
  'stolen-charge': ['snatch', 'Lorc'],
  'pact-with-the-rose': ['dagger-rose', 'Delapouite'],
  'palace-intrigue': ['chess-queen', 'Skoll'],
  'cloak-of-rumour': ['cloak', 'Lucas'],
  scapegoat: ['goat', 'Skoll'],
  'blade-wall': ['spiked-wall', 'Delapouite'],
  'poisoned-chalice': ['jeweled-chalice', 'Lorc'],
  informer: ['spy', 'Delapouite'],
  ambush: ['wolf-trap', 'Lorc'],
  'infamy-of-crete': ['minotaur', 'Lorc'],
  'night-of-petals': ['rose', 'Lorc'],
  'crown-of-thorns': ['crown-of-thorns', 'Lorc'],
  collapse: ['broken-wall', 'Delapouite'],
  'undying-oath': ['ankh', 'Lorc'],
  'stolen-hour': ['time-trap', 'Lorc'],
  'gate-of-bones': ['skull-crossed-bones', 'Lorc'],
  'choir-of-oracles': ['angel-wings', 'Lorc'],
  'world-mirror': ['world', 'Lorc'],
  'black-rain': ['heavy-rain', 'Lorc'],
  'ring-of-fire': ['fire-ring', 'Lorc'],
  'reading-the-stars': ['star-swirl', 'Lorc'],
  'wild-metamorphosis': ['butterfly', 'Lorc'],
  'call-of-the-fallen': ['raise-skeleton', 'Skoll'],
  'aim.self': ['person', 'Delapouite'],
  'aim.one': ['human-target', 'Delapouite'],
  'aim.area': ['hexes', 'Skoll'],
  'aim.special': ['gift-of-knowledge', 'Lorc'],
  sacrifice: ['sacrificial-dagger', 'Lorc'],
  flip: ['card-exchange', 'Delapouite'],
  remove: ['burning-book', 'Lorc'],
  library: ['book-pile', 'Delapouite'],
}

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Set
const pathsOf = (list: typeof wanted) =>
  Object.entries(list).map(([ours, [name]]) => {
    const body = icons[name]?.body ?? ''
    const found = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
    if (found.length === 0) throw new Error(`the set has no icon '${name}'`)
    return [ours, found.join('')] as const
  })

const all = [wanted, noir, rose, roseSpells].flatMap((list) => Object.values(list))
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
  new URL('../src/boards/black-rose/art/icons.ts', import.meta.url),
  `${head}/** The outlines of the signs of Black Rose Wars, on a square of 512. */
export const icons = {
${outlines(rose)}
} as const

export type RoseIcon = keyof typeof icons
`,
)

writeFileSync(
  new URL('../src/boards/black-rose/card/pictures.ts', import.meta.url),
  `${head}/** The outlines of the pictures of spells and signs of cards, on a square of 512. */
export const pictures = {
${outlines(roseSpells)}
} as const

export type CardPicture = keyof typeof pictures
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
