import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
  const tell = async (reply: FastifyReply, isClosing: boolean, refuses: boolean) => {
    reply.header('cache-control', 'no-store')
    if (isClosing) return reply.code(503).send({ ok: false, problem: 'closing' })
    if (refuses || !(await context.health.canStore()))
      return reply.code(503).send({ ok: false, problem: 'storage' })
    return { ok: true }
  }
  app.get('/health', (_request, reply) => tell(reply, false, false))
  for (const path of ['/ready', '/health/ready'])
    app.get(path, (_request, reply) =>
      tell(reply, context.draining || context.closing, context.health.refusesAnswers()),
    )
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
