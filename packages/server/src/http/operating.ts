import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail, type House } from '../tables/live.ts'
import { sendFailure } from './route.ts'

/** Who may read the metrics: this machine alone, or everybody. */
export type MetricsFor = 'local' | 'everyone'

/** What operators and their tools ask: whether the server lives, whether it can work, how it fares. */
export const operatingRoutes = (app: FastifyInstance, house: House, metricsFor: MetricsFor): void => {
  app.get('/health/live', async () => ({ ok: true }))
  for (const path of ['/health', '/health/ready']) {
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        await house.storage.check()
        return house.closing ? reply.code(503).send({ ok: false, problem: 'closing' }) : { ok: true }
      } catch (error) {
        house.log.error({ err: error }, 'not ready')
        return reply.code(503).send({ ok: false, problem: 'storage' })
      }
    })
  }
  app.get('/metrics', async (request, reply) => {
    if (metricsFor === 'local' && !isLocal(request)) {
      return sendFailure(house, reply, fail('no-such-thing', 'there is nothing here'))
    }
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics())
  })
}

/** Whether somebody on this machine asks. A proxy on this machine asks for others: it says so in a header. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
