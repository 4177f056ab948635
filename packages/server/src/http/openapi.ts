import { failure, type Route, routes } from '@conclave/protocol'
import { z } from 'zod'

type Json = Record<string, unknown>

/** Schemas with a name, which others refer to. */
interface Components {
  readonly schemas: Record<string, Json>
}

/** A schema as OpenAPI wants it: what it defines beside itself goes to the components, under a name of its own. */
const schemaOf = (components: Components, name: string, schema: z.ZodType, io: 'input' | 'output'): Json => {
  const {
    $schema: _,
    $defs = {},
    ...plain
  } = z.toJSONSchema(schema, { io }) as Json & { $defs?: Record<string, Json> }
  const names = new Map(
    Object.keys($defs).map((each) => [each, each.startsWith('__') ? `${name}${each}` : each]),
  )
  const renamed = (part: Json): Json =>
    JSON.parse(
      JSON.stringify(part).replaceAll(
        /"#\/\$defs\/([^"]+)"/g,
        (_match, each: string) => `"#/components/schemas/${names.get(each) ?? each}"`,
      ),
    )
  for (const [each, definition] of Object.entries($defs)) {
    components.schemas[names.get(each) ?? each] = renamed(definition)
  }
  return renamed(plain)
}

const parameters = (place: 'path' | 'query', schema: z.ZodType): Json[] => {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' })
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inlined(each),
  }))
}

/** Schemas inlined: parameters refer by name to ids alone, which are texts. */
const inlined = (schema: unknown): unknown =>
  typeof schema === 'object' && schema !== null && '$ref' in schema ? { type: 'string' } : schema

const content = (schema: Json) => ({ 'application/json': { schema } })

const operation = (components: Components, name: string, route: Route): Json => {
  const { summary, params, query, body, answer } = route
  return {
    operationId: name,
    summary,
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: content(schemaOf(components, `${name}Request`, body, 'input')),
          },
        }),
    responses: {
      200: {
        description: 'Done.',
        content: content(schemaOf(components, `${name}Answer`, answer, 'output')),
      },
      default: {
        description: 'Not done; nothing has changed.',
        content: content(schemaOf(components, 'failure', failure, 'output')),
      },
    },
  }
}

/** The description of the HTTP part, made from the schemas that the server checks with. */
export const openApi = (base: string): Json => {
  const components: Components = { schemas: {} }
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(components, name, route),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Conclave',
      version: '1',
      description:
        'Lobby and accounts. Play happens on a WebSocket, see docs/protocol.md. Sessions are cookies: `HttpOnly`, `SameSite=Strict`.',
    },
    ...(base === '/' ? {} : { servers: [{ url: base.slice(0, -1) }] }),
    paths,
    components,
  }
}
