import type { BoardKit } from '../board.ts'
import { Placeholder } from './placeholder.tsx'
import { sourceOf, thingsOf } from './things.ts'

const kit: BoardKit = { Board: Placeholder, thingsOf, sourceOf }
export default kit
