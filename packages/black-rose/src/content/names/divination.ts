import type { Names } from '../names.ts'

export const divinationNames: Names = {}
