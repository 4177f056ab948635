import type { Names } from '../names.ts'

export const illusionNames: Names = {}
