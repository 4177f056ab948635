export { type Found, findGame, type GameEntry, games, type Loaded } from './registry.ts'
