import type { Names } from '../names.ts'

export const forgottenNames: Names = {}
