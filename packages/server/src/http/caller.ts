import type { Caller } from '../proxies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** From whom it comes and where it was sent to, as far as named proxies and our own processes tell. */
    readonly caller: Caller
  }
}
