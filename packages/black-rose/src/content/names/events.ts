import type { Names } from '../names.ts'

export const eventNames: Names = {}
