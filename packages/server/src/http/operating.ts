import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail, type ServerContext } from '../tables/live.ts'
import { sendFailure } from './route.ts'

/** Readers of the metrics: this machine alone, or everybody. */
export type MetricsFor = 'local' | 'everyone'

type Unready = 'closing' | 'storage'

/** Readiness: why nobody should be sent here now; null if answers are taken and stored. */
export const whyNotReady = async (context: ServerContext): Promise<Unready | null> => {
  if (context.draining || context.closing) return 'closing'
  return context.health.refusesAnswers() || !(await context.health.canStore()) ? 'storage' : null
}

/** Routes for operators and their tools: whether the server lives, whether it can work, how it fares. */
export const operatingRoutes = (
  app: FastifyInstance,
  context: ServerContext,
  metricsFor: MetricsFor,
): void => {
  app.get('/health/live', async () => ({ ok: true }))
  const tell = (reply: FastifyReply, problem: Unready | null) => {
    reply.header('cache-control', 'no-store')
    return problem === null ? { ok: true } : reply.code(503).send({ ok: false, problem })
  }
  app.get('/health', async (_request, reply) =>
    tell(reply, (await context.health.canStore()) ? null : 'storage'),
  )
  for (const path of ['/ready', '/health/ready'])
    app.get(path, async (_request, reply) => tell(reply, await whyNotReady(context)))
  app.get('/metrics', async (request, reply) => {
    if (metricsFor === 'local' && !isLocal(request)) {
      return sendFailure(context, reply, fail('no-such-thing', 'there is nothing here'))
    }
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics())
  })
}

/** True if somebody on this machine asks. A proxy on this machine asks for others: it says so in a header. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
