/** Soak factor: tests look once, or as often as `SOAK` says (`npm run soak`). */
export const soak = Number(process.env.SOAK ?? 1)
if (!(soak >= 1)) throw new Error(`SOAK is '${process.env.SOAK}', but says how many times as long tests look`)

/** Repetitions: as usual, or as many times as often in a soak. */
export const times = (usual: number): number => usual * soak

/** The seeds of what is tried once as usual: in a soak further ones beside it. */
export const seeds = (usual: string): string[] =>
  Array.from({ length: soak }, (_, at) => (at === 0 ? usual : `${usual} ${at}`))
