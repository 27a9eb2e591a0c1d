import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject, type ZodOpenApiResponsesObject } from 'zod-openapi'
import { guestHeader } from '../callers/guest-header.ts'
import type { Route } from '../http/routing/route.ts'

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

const descriptions: Record<number, string> = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No content', 304: 'Not changed' }

/** Creates the OpenAPI 3.1 document from the schemas of the mounted routes. */
export function openApiDocument(areas: Record<string, readonly Route[]>, serverUrl: string): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {}
  for (const [area, routes] of Object.entries(areas)) {
    for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(area, route) }
  }
  return createDocument({
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
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'rostra_session', description: 'Set by register, login and login-with-otp' },
        guest: {
          type: 'apiKey',
          in: 'header',
          name: guestHeader,
          description: 'A guest token from POST /api/guest, where cookies are blocked. Cookies are ignored with it',
        },
      },
    },
  })
}

function operation(area: string, route: Route): ZodOpenApiOperationObject {
  return {
    tags: [area],
    operationId: `${route.method}${route.path.replace('/api', '').replaceAll(/[^a-z0-9]+([a-z0-9]|$)/gi, (_all, next) => next.toUpperCase())}`,
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(route.membersOnly ? { security: [{ session: [] }] } : {}),
    requestParams: { ...(route.params ? { path: route.params } : {}), ...(route.query ? { query: route.query } : {}) },
    ...(route.body ? { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } } : {}),
    responses: { ...successes(route), ...refusals(route) },
  }
}

function successes({ responses, headers, mediaType = 'application/json' }: Route): ZodOpenApiResponsesObject {
  const headerObjects = Object.entries(headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' as const } },
  ])
  return Object.fromEntries(
    Object.entries(responses as Record<number, z.core.$ZodType>).map(([status, schema]) => [
      status,
      {
        description: descriptions[Number(status)] ?? 'OK',
        ...(headerObjects.length > 0 ? { headers: Object.fromEntries(headerObjects) } : {}),
        ...(schema instanceof z.ZodUndefined ? {} : { content: { [mediaType]: { schema } } }),
      },
    ]),
  ) as ZodOpenApiResponsesObject
}

function refusals(route: Route): ZodOpenApiResponsesObject {
  const hasInput = route.body || route.query || route.params
  const reasons: Record<number, string | undefined> = {
    ...(hasInput ? { 400: route.body ? 'VALIDATION, BAD_JSON, BODY_TOO_LARGE' : 'VALIDATION' } : {}),
    ...(route.membersOnly ? { 401: 'AUTH_REQUIRED' } : {}),
    ...(route.changesState ? { 403: 'CROSS_SITE' } : {}),
    429: 'RATE_LIMITED',
    503: 'SERVICE_UNAVAILABLE',
    ...route.refusals,
  }
  return Object.fromEntries(
    Object.entries(reasons).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: errorSchema } } },
    ]),
  ) as ZodOpenApiResponsesObject
}
