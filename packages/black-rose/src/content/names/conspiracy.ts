import type { Names } from '../names.ts'

export const conspiracyNames: Names = {}
