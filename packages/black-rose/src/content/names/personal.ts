import type { Names } from '../names.ts'

export const personalNames: Names = {}
