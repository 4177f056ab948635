// Imports go downwards only: kernel ← table, games ← registry, bots ← server ← lab ← cli; web beside the server. ARCHITECTURE.md explains the layers.

const { Visitor } = require('@swc/core/Visitor.js')

// swc parses `using` declarations, but its visitor, which finds the imports for dependency-cruiser, stops at them.
const { visitStatement } = Visitor.prototype
Visitor.prototype.visitStatement = function (statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement)
  statement.decls = this.visitVariableDeclarators(statement.decls)
  return statement
}

const games = '(?:spellbound|mage-noir|black-rose)'
const kernel = '^packages/kernel/src/index\\.ts$'
const testing = '^packages/(?:kernel|texts)/src/testing/index\\.ts$'
const doors = '^packages/(?:[^/]+/src|lab/src/rules)/index\\.ts$'

/** The folders of the web client: each may import those before it, none after it. A new one takes its place among them. */
const floors = [
  ...['art', 'settings', 'sound', 'table', 'texts', 'ui', 'rules'],
  ...['kit', 'boards', 'games', 'scenes', 'play'],
  ...['stage', 'hints', 'notice', 'tutorial', 'replay', 'hud', 'app'],
]
const web = '^packages/web/src/'

/** A layer may import itself and what is listed, and nothing else: no other package, library or built-in module. */
const only = (name, comment, from, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: allowed },
})

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    never(
      'no-cycles',
      'Two files that need each other are one idea, or want a third.',
      {},
      { circular: true },
    ),
    {
      ...never(
        'no-folder-cycles',
        'Two folders that need each other are one, or want a third.',
        { path: '^packages/[^/]+/src/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    never('resolvable', 'The import leads nowhere.', {}, { couldNotResolve: true }),

    only(
      'kernel-alone',
      'The kernel knows no game, no Node and no browser; its only library is @noble/hashes.',
      '^packages/kernel/src/',
      '^packages/kernel/src/',
      '^node_modules/@noble/hashes/',
    ),
    only(
      'game-imports-kernel-only',
      "A game's rules import the kernel and themselves: no other game, no library, no Node.",
      `^packages/(${games})/src/`,
      '^packages/$1/src/',
      kernel,
    ),
    only(
      'texts-imports-kernel-only',
      'Texts are rendered in Node and in the browser, for any game.',
      '^packages/texts/src/',
      '^packages/texts/src/',
      '^node_modules/intl-messageformat/',
      kernel,
    ),
    only(
      'protocol-imports-kernel-only',
      'What crosses the wire is described without knowing any game.',
      '^packages/protocol/src/',
      '^packages/protocol/src/',
      '^node_modules/zod/',
      kernel,
    ),
    only(
      'registry-imports-games-only',
      'The registry knows the games by their index and nothing else.',
      '^packages/games/src/',
      '^packages/games/src/',
      `^packages/${games}/src/index\\.ts$`,
      kernel,
    ),
    only(
      'bots-import-kernel-only',
      'A bot plays any game through the kernel; only the tests of bots know games.',
      '^packages/bots/src/',
      '^packages/bots/src/',
      kernel,
    ),

    only(
      'table-imports-kernel-only',
      'Who answers for a seat and what an undo takes back is the same for any game, in Node and in the browser: no clock, no disk.',
      '^packages/table/src/',
      '^packages/table/src/',
      kernel,
    ),

    never(
      'web-runs-in-browsers',
      'The client knows the server by its protocol only, and no Node.',
      { path: '^packages/web/src/' },
      { path: ['^packages/(?:server|lab|cli)/', '^(?:node:|fs$|path$|crypto$|child_process$)'] },
    ),
    ...floors.map((floor, at) =>
      never(
        'web-floors',
        'The client has floors: each uses those below it. The list of them stands above.',
        { path: `${web}${floor}/` },
        { path: `${web}(?!(?:${floors.slice(0, at + 1).join('|')})/)[^/]+/` },
      ),
    ),
    never(
      'server-without-lab',
      'What is measured does not know that it is.',
      { path: '^packages/server/' },
      { path: '^packages/(?:lab|cli|web)/' },
    ),
    never(
      'lab-below-commands',
      'The laboratory measures; commands read what is wanted and print what was found.',
      { path: '^packages/lab/' },
      { path: '^packages/(?:cli|web)/' },
    ),
    never(
      'boards-know-their-game',
      'The client plays any game; only a board and a tutorial know which.',
      { path: '^packages/web/src/', pathNot: ['^packages/web/src/(?:boards|tutorial)/'] },
      { path: `^packages/${games}/` },
    ),

    never(
      'door-only',
      'Another package is imported by its index, a test kit by its own.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: ['^packages/$1/', doors, testing] },
    ),
    never(
      'door-only-for-tools',
      'Tools and scripts use the packages like everybody else.',
      { path: '^(?:tools|scripts)/' },
      { path: '^packages/', pathNot: [doors] },
    ),
    never(
      'test-kit-in-tests-only',
      'Test kits are for tests.',
      { pathNot: ['^packages/[^/]+/test/', '^packages/(?:kernel|texts)/src/testing/'] },
      { path: '^packages/(?:kernel|texts)/src/testing/' },
    ),
    never(
      'no-tests-in-sources',
      'Sources do not lean on tests.',
      { path: '^packages/[^/]+/src/' },
      { path: '^packages/[^/]+/test/' },
    ),

    never(
      'content-without-procedures',
      'Cards are data: they name verbs, and procedures run them.',
      { path: `^packages/${games}/src/content/` },
      { path: '/src/procedures/' },
    ),
    never(
      'rules-in-layers',
      'A game: words ← frames ← table ← verbs ← procedures, so that each can be read without the next.',
      { path: `^packages/${games}/src/(?:words|frames|table|verbs)/` },
      { path: '/src/procedures/' },
    ),
    never(
      'table-without-verbs',
      'Small operations on the table know no card.',
      { path: `^packages/${games}/src/(?:words|frames|table)/` },
      { path: '/src/verbs/' },
    ),
    never(
      'frames-without-rules',
      'What a procedure remembers is data.',
      { path: '^packages/black-rose/src/(?:words|frames)/' },
      { path: '^packages/black-rose/src/table/' },
    ),
    never(
      'view-without-chance',
      'What a seat may know does not depend on chance.',
      { path: `^packages/${games}/src/view(?:\\.ts$|/)` },
      { path: '/chance(?:\\.ts$|/)' },
    ),
  ],
  options: {
    // TypeScript 7 has no parser that dependency-cruiser can call; swc reads the same files.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}
