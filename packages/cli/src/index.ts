export { gamesWithRuleIds, packagesWithPromises, ruleCoverage } from './coverage/rule-ids.ts'
