import { streamFrame } from '@rostra/proto/http/stream-frame'
import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject, type ZodOpenApiResponsesObject } from 'zod-openapi'
import { guestHeader } from '../callers/guest-header.ts'
import { expectsOpenAiError } from '../http/errors/openai-error.ts'
import { rawBody } from '../routing/raw-body.ts'
import type { Route } from '../routing/route.ts'
import { type LinkedOperation, linksOf } from './links.ts'
import { addTextRules } from './text-rules.ts'

export type OpenApiDocument = ReturnType<typeof createDocument>

const errorSchema = z
  .object({
    message: z.string().meta({ description: 'A sentence for people' }),
    reason: z.string().meta({ description: 'A stable code', pattern: '^[A-Z][A-Z0-9_]*$' }),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional().meta({ description: 'With VALIDATION: a message for each invalid field' }),
    suggestion: z.string().optional().meta({ description: 'With SLUG_TAKEN: a slug that is free' }),
  })
  .meta({ id: 'Error' })

const openAiErrorSchema = z
  .object({
    error: z.object({
      message: z.string().meta({ description: 'A sentence for people' }),
      type: z.string(),
      code: z.string().meta({ description: 'A stable code' }),
      param: z.string().nullable().meta({ description: 'The wrong field' }),
    }),
  })
  .meta({ id: 'OpenAiError' })

const inProduction = 'In production its name begins with `__Host-`'

const descriptions: Record<number, string> = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No content', 304: 'Not changed' }

/** Creates the OpenAPI 3.1 document from the schemas of the mounted routes. */
export function openApiDocument(areas: Record<string, readonly Route[]>, serverUrl: string): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {}
  const all = Object.values(areas).flat()
  const operations = all.map(linkedOperation)
  for (const [area, routes] of Object.entries(areas)) {
    for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(area, route, operations) }
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Rostra',
      version: '1.0.0',
      description: 'Bodies are JSON, ids are opaque, times are ISO 8601 in UTC. Every response has X-Request-Id.',
    },
    servers: [{ url: serverUrl }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(all.filter(isEventStream).flatMap(schemasOf)),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'rostra_session',
          description: `Set by register, login, login-with-otp and login/second-factor. ${inProduction}`,
        },
        guestCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'rostra_guest',
          description: `Set for a caller without a session. ${inProduction}`,
        },
        program: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, `rk_…`, of the account page. Pages of every site may call; cookies are ignored',
        },
        guest: {
          type: 'apiKey',
          in: 'header',
          name: guestHeader,
          description: 'A guest token from POST /api/guest, where cookies are blocked. Cookies are ignored with it',
        },
      },
    },
  })
  return addTextRules(document)
}

const linkedOperation = (route: Route): LinkedOperation => ({
  operationId: operationIdOf(route),
  method: route.method,
  path: route.path,
  query: fieldsOf(route.query),
  body: fieldsOf(route.body),
})

const fieldsOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

const operationIdOf = ({ method, path }: Route): string =>
  `${method}${path.replace('/api', '').replaceAll(/[^a-z0-9]+([a-z0-9]|$)/gi, (_all, next) => next.toUpperCase())}`

function operation(area: string, route: Route, operations: LinkedOperation[]): ZodOpenApiOperationObject {
  return {
    tags: [area],
    operationId: operationIdOf(route),
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(route.anonymous ? {} : { security: securityOf(route) }),
    requestParams: {
      ...(route.params ? { path: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
      ...(route.requestHeaders ? { header: route.requestHeaders } : {}),
    },
    ...(route.body || route.form ? { requestBody: { required: needsBody(route), content: contentOf(route) } } : {}),
    responses: { ...successes(route, operations), ...refusals(route) },
  }
}

const contentOf = ({ body, form }: Route) => ({
  ...(body ? { 'application/json': { schema: body } } : {}),
  ...(form ? { 'multipart/form-data': { schema: form } } : {}),
})

/**
 * Returns the security requirement: a key for routes of programs, a session for members-only routes, otherwise an optional session, guest
 * cookie or guest header.
 */
function securityOf({ membersOnly, bearer }: Route): Record<string, string[]>[] {
  if (bearer) return [{ program: [] }]
  return membersOnly ? [{ session: [] }] : [{}, { session: [] }, { guestCookie: [] }, { guest: [] }]
}

/** A request without a body is read as one with an empty object. */
const needsBody = ({ body }: Route): boolean => !body || body === rawBody || !body.safeParse({}).success || namesRequiredFields(body)

/** Whether the schema documents required fields that only a service checks. */
const namesRequiredFields = (body: z.ZodType): boolean =>
  (z.globalRegistry.get(body)?.override as { required?: string[] } | undefined)?.required !== undefined

const isEventStream = ({ mediaType }: Route): boolean => mediaType === 'text/event-stream'

const nameOf = (schema: z.core.$ZodType): string => z.globalRegistry.get(schema)?.id ?? ''

const schemasOf = ({ responses }: Route) =>
  Object.values(responses as Record<number, z.ZodType>).map((schema) => [nameOf(schema), schema] as const)

/** Documents an event by the JSON in its data. Of an answer, the events between its frames have no id. */
const eventOf = (schema: z.core.$ZodType) => ({
  type: 'object' as const,
  required: schema === streamFrame ? ['data'] : ['id', 'data'],
  properties: {
    id: { type: 'string' as const },
    data: {
      type: 'string' as const,
      contentMediaType: 'application/json',
      contentSchema: { $ref: `#/components/schemas/${nameOf(schema)}` },
    },
  },
})

function successes(route: Route, operations: LinkedOperation[]): ZodOpenApiResponsesObject {
  const { responses, headers, mediaType = 'application/json' } = route
  const headerObjects = Object.entries(headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' as const } },
  ])
  return Object.fromEntries(
    Object.entries(responses as Record<number, z.core.$ZodType>).map(([status, schema]) => {
      const links = linksOf(operationIdOf(route), Number(status), operations)
      return [
        status,
        {
          description: descriptions[Number(status)] ?? 'OK',
          ...(headerObjects.length > 0 ? { headers: Object.fromEntries(headerObjects) } : {}),
          ...(schema instanceof z.ZodUndefined
            ? {}
            : {
                content: {
                  [mediaType]: { schema: isEventStream(route) ? eventOf(schema) : schema },
                  ...(route.streams ? { 'text/event-stream': { schema: { type: 'string' as const } } } : {}),
                },
              }),
          ...(Object.keys(links).length > 0 ? { links } : {}),
        },
      ]
    }),
  ) as ZodOpenApiResponsesObject
}

function refusals(route: Route): ZodOpenApiResponsesObject {
  const hasInput = route.body || route.query || route.params || route.requestHeaders
  const reasons: Record<number, string | undefined> = {
    ...(hasInput ? { 400: route.body ? 'VALIDATION, BAD_JSON, BODY_TOO_LARGE' : 'VALIDATION' } : {}),
    ...(route.membersOnly ? { 401: 'AUTH_REQUIRED' } : {}),
    ...(route.bearer ? { 401: 'KEY_INVALID', 403: 'INSUFFICIENT_SCOPE' } : {}),
    ...(route.changesState ? { 403: 'CROSS_SITE' } : {}),
    429: 'RATE_LIMITED',
    503: 'SERVICE_UNAVAILABLE',
    ...route.refusals,
  }
  if (isEventStream(route)) reasons[429] += '; TOO_MANY_STREAMS: 10 of a person or 100 of a network are open'
  const documented = Object.entries(reasons).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: expectsOpenAiError(route.path) ? openAiErrorSchema : errorSchema } } },
  ])
  const tooLarge = hasInput ? { 431: { description: 'The address and the headers are larger than 16 KiB' } } : {}
  return { ...Object.fromEntries(documented), ...tooLarge } as ZodOpenApiResponsesObject
}
