import type { Names } from '../names.ts'

export const necromancyNames: Names = {}
