import { failure, type Route, routes } from '@conclave/protocol'
import { z } from 'zod'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const {
    $schema: _,
    $defs: __,
    ...plain
  } = z.toJSONSchema(schema, { io, reused: 'inline', unrepresentable: 'any' })
  return plain
}

const parameters = (place: 'path' | 'query', schema: z.ZodType): Json[] => {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

const content = (schema: Json) => ({ 'application/json': { schema } })

const operation = (name: string, { summary, params, query, body, answer }: Route): Json => ({
  operationId: name,
  summary,
  parameters: [...parameters('path', params), ...parameters('query', query)],
  ...(body === null ? {} : { requestBody: { required: true, content: content(schemaOf(body, 'input')) } }),
  responses: {
    200: { description: 'Done.', content: content(schemaOf(answer, 'output')) },
    default: { description: 'Not done; nothing has changed.', content: content(schemaOf(failure, 'output')) },
  },
})

/** The description of the HTTP part, made from the schemas that the server checks with. */
export const openApi = (): Json => {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Conclave',
      version: '1',
      description:
        'Lobby and accounts. Play happens on a WebSocket, see docs/protocol.md. Sessions are cookies: `HttpOnly`, `SameSite=Strict`.',
    },
    paths,
  }
}
