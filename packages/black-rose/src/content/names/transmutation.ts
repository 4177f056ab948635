import type { Names } from '../names.ts'

export const transmutationNames: Names = {}
