// Copies the icons that the boards use out of the npm package into src/art, with the credits that their licence
// asks for. Run it after changing the lists beside it: node packages/web/build/icons.ts && npm run format

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Icons, noir, rose, shared, shelf } from './icon-lists.ts'
import { roseSpells } from './spell-icons.ts'

interface Set {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined }
}

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Set
const pathsOf = (list: Icons) =>
  Object.entries(list).map(([ours, [name]]) => {
    const body = icons[name]?.body ?? ''
    const found = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
    if (found.length === 0) throw new Error(`the set has no icon '${name}'`)
    return [ours, found.join('')] as const
  })

const all = [shared, noir, rose, roseSpells, shelf].flatMap((list) => Object.values(list))
const authors = [...new Set(all.map(([, author]) => author))].sort((one, other) =>
  one.localeCompare(other, 'en'),
)
const credits = authors.map((author) => ({
  author,
  icons: [...new Set(all.filter(([, by]) => by === author).map(([name]) => name))],
}))

const art = new URL('../src/art/', import.meta.url)
const head = '// Written by build/icons.ts; change the lists beside it.\n\n'
const quoted = (text: string) => `'${text}'`

const outlines = (list: Icons): string =>
  pathsOf(list)
    .map(([ours, path]) => `  ${quoted(ours)}:\n    ${quoted(path)},`)
    .join('\n')

writeFileSync(
  new URL('icons.ts', art),
  `${head}/** The outlines of the icons, on a square of 512. */
export const icons = {
${outlines(shared)}
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
  new URL('../src/app/lobby/shelf-icons.ts', import.meta.url),
  `${head}/** The outlines in the picture of Rebirth on the shelf, on a square of 512. */
export const shelfIcons = {
${outlines(shelf)}
} as const
`,
)

writeFileSync(
  new URL('credits.ts', art),
  `${head}/** Authors of the icons. Their licence asks that they are named. */
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
