const files = import.meta.glob('../../../../docs/rules/*.en.md', { query: '?raw', import: 'default' })

/** Whether there is such a page of rules in the app. */
export const hasRulesPage = (page: string): boolean =>
  Object.hasOwn(files, `../../../../docs/rules/${page}.en.md`)
