import { call, go } from '@conclave/kernel'
import type { BlackRose } from '../state.ts'

/** [BRW-TP.9] What has happened since the last full stop is heard of before anything goes on. */
export const fullStop = <Step extends string>(state: BlackRose, then: Step) =>
  state.news.length > 0 ? call('news', { left: state.news.splice(0) }, then) : go(then)
