/** A bare server, and its clients. */
export const bare = {
  server: new URL('./bare-process.ts', import.meta.url),
  load: new URL('./bare-load-process.ts', import.meta.url),
}

/** The processes of a measurement: ours, and the clients. */
export const scripts = {
  server: new URL('./server-process.ts', import.meta.url),
  load: new URL('./load-process.ts', import.meta.url),
}
