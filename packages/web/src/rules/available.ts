const files = import.meta.glob('../../../../docs/rules/*.en.md', { query: '?raw', import: 'default' })

export const hasRulesPage = (page: string): boolean =>
  Object.hasOwn(files, `../../../../docs/rules/${page}.en.md`)
