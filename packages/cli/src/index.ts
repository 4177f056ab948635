export { gamesWithRuleIds, ruleCoverage } from './coverage/rule-ids.ts'
