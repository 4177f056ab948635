const files = import.meta.glob('../../../../docs/rules/*.en.md', { query: '?raw', import: 'default' })

/** Whether the rules of a game are told in the app. */
export const areRulesTold = (game: string): boolean =>
  Object.hasOwn(files, `../../../../docs/rules/${game}.en.md`)
