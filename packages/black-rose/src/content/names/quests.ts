import type { Names } from '../names.ts'

export const questNames: Names = {}
