/** Keys that the Avatar compares when it chooses among models. More comes first; the nearest is the one with most nearness. */
export type ModelKey = 'damage' | 'nearness' | 'power' | 'trophies'
/** The same among rooms: how many mages and models of others are there, and how many cubes. */
export type RoomKey = 'mages' | 'models' | 'instability'

/** Decider of its goal: the last key that made a difference, that there was but one, or the Crown (REB-AVA.27). */
export type Decider = ModelKey | RoomKey | 'ready' | 'only' | 'crown'
