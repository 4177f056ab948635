import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail, type ServerContext } from '../tables/live.ts'
import { sendFailure } from './route.ts'

/** Who may read the metrics: this machine alone, or everybody. */
export type MetricsFor = 'local' | 'everyone'

/** What operators and their tools ask: whether the server lives, whether it can work, how it fares. */
export const operatingRoutes = (
  app: FastifyInstance,
  context: ServerContext,
  metricsFor: MetricsFor,
): void => {
  app.get('/health/live', async () => ({ ok: true }))
  for (const path of ['/health', '/health/ready']) {
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        await context.storage.check()
        return context.closing ? reply.code(503).send({ ok: false, problem: 'closing' }) : { ok: true }
      } catch (error) {
        context.log.error({ err: error }, 'not ready')
        return reply.code(503).send({ ok: false, problem: 'storage' })
      }
    })
  }
  app.get('/metrics', async (request, reply) => {
    if (metricsFor === 'local' && !isLocal(request)) {
      return sendFailure(context, reply, fail('no-such-thing', 'there is nothing here'))
    }
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics())
  })
}

/** Whether somebody on this machine asks. A proxy on this machine asks for others: it says so in a header. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
