import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { areas } from '../../src/routes/index.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: 'https://rostra.example' })
})
afterAll(() => gateway?.stop())

const routes = Object.values(areas).flat()
interface Operation {
  operationId: string
  summary: string
  parameters?: { name: string; in: string; required?: boolean }[]
  responses: Record<string, { description: string }>
}
interface Schema {
  $ref?: string
  items?: Schema
  format?: string
}
const document = async () => (await gateway.fetch('/api/openapi.json')).json()

/** Yields every object in a JSON value, at any depth. */
function* objects(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  yield value as Record<string, unknown>
  for (const part of Object.values(value)) yield* objects(part)
}

describe('/api/openapi.json', () => {
  it('documents exactly the existing routes, in OpenAPI 3.1', async () => {
    const { openapi, info, servers, paths } = await document()
    expect([openapi, info.title, servers]).toEqual(['3.1.0', 'Rostra', [{ url: 'https://rostra.example' }]])
    const documented = Object.entries(paths).flatMap(([path, item]) => Object.keys(item as object).map((method) => `${method} ${path}`))
    expect(documented.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
  })

  it('contains no dangling reference', async () => {
    const json = await document()
    const refs = [...objects(json)].map(({ $ref }) => $ref).filter((ref) => typeof ref === 'string')
    expect(refs.length).toBeGreaterThan(20)
    for (const ref of refs) {
      const target = ref
        .slice(2)
        .split('/')
        .reduce((node: Record<string, unknown> | undefined, name: string) => node?.[name] as Record<string, unknown>, json)
      expect([ref, typeof target]).toEqual([ref, 'object'])
    }
  })

  it('declares every path parameter, names each operation once and describes every response', async () => {
    const { paths } = await document()
    const operations = Object.entries<Record<string, Operation>>(paths).flatMap(([path, item]) =>
      Object.values(item).map((operation) => ({ path, ...operation })),
    )
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { path, parameters = [], responses, summary } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name, required }) => `${name} ${required}`)).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name} true`),
      )
      expect(summary).toBeTruthy()
      for (const response of Object.values(responses)) expect(response.description).toBeTruthy()
    }
  })

  it('documents the limits that the schemas check', async () => {
    const { paths, components } = await document()
    const bodyOf = (path: string) => {
      const { $ref } = paths[path].post.requestBody.content['application/json'].schema
      return components.schemas[$ref.replace('#/components/schemas/', '')]
    }
    const send = bodyOf('/api/messages/stream')
    expect(send.required).toEqual(['conversationId'])
    expect(send.properties.content).toMatchObject({ type: 'string', minLength: 1, maxLength: 16_000 })
    const list = paths['/api/bots/public'].get.parameters.find(({ name }: { name: string }) => name === 'limit')
    expect(list).toMatchObject({ in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 24 } })
    expect(list.required).not.toBe(true)
    const form = bodyOf('/api/bots')
    expect(form.required).toEqual(['name', 'description', 'category', 'rolePrompt'])
    expect(form.properties.voice).toMatchObject({ type: 'string', default: 'male1' })
  })

  it('documents the limits and values that only a service checks', async () => {
    const { schemas } = (await document()).components
    expect(schemas.PersonaForm.properties).toMatchObject({
      name: { minLength: 3, maxLength: 50 },
      rolePrompt: { minLength: 20, maxLength: 5_000 },
      category: { enum: schemas.Category.enum },
      voice: { enum: schemas.Voice.enum },
      openingLines: { maxItems: 3, items: { minLength: 3, maxLength: 120 } },
    })
    expect(schemas.RegisterRequest.properties).toMatchObject({
      username: { minLength: 3, maxLength: 32 },
      password: { minLength: 8, maxLength: 200 },
    })
    expect(schemas.StartDiscussionRequest.properties.prompt).toMatchObject({ type: 'string', maxLength: 2_000 })
    expect(schemas.AskModelsRequest.properties.question).toMatchObject({ type: 'string', maxLength: 2_000 })
    expect(schemas.LedgerEntry.properties.kind.enum).toContain('exchange')
  })

  it('documents headers and refusals of the experts area', async () => {
    const { paths } = await document()
    const headersOf = (method: string, path: string) => Object.keys(paths[path][method].responses[200].headers)
    expect(headersOf('get', '/api/circle-of-experts')).toEqual(['X-Left-Circle', 'X-Credits-Per-Expert'])
    expect(headersOf('get', '/api/expert-discussions')).toEqual(['X-Total-Count'])
    expect(headersOf('get', '/api/expert-discussions/{id}')).toEqual(['ETag'])
    const { post } = paths['/api/expert-discussions']
    expect(post.responses[402].description).toContain('INSUFFICIENT_CREDITS')
    expect(post.responses[409].description).toContain('CIRCLE_TOO_SMALL')
    expect(paths['/api/360-chat'].post.responses[400].description).toContain('QUESTION_REQUIRED')
    expect(paths['/api/expert-discussions/{id}'].get.responses[304].content).toBeUndefined()
  })

  it('declares the cookies that identify a caller as security schemes', async () => {
    const { paths, components } = await document()
    expect(components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'rostra_session' },
      guestCookie: { type: 'apiKey', in: 'cookie', name: 'rostra_guest' },
      guest: { type: 'apiKey', in: 'header', name: 'X-Guest-Token' },
    })
    expect(paths['/api/user'].get.security).toEqual([{ session: [] }])
    expect(paths['/api/conversations'].post.security).toEqual([{}, { session: [] }, { guestCookie: [] }, { guest: [] }])
    expect(paths['/api/login'].post.security).toBeUndefined()
  })

  it('links what an answer names to every operation that takes it', async () => {
    const { paths } = await document()
    const { links } = paths['/api/bots'].post.responses[201]
    const below = Object.entries<Record<string, Operation>>(paths)
      .filter(([path]) => path.startsWith('/api/bots/{id}'))
      .flatMap(([, item]) => Object.values(item).map(({ operationId }) => operationId))
    expect(Object.keys(links)).toEqual(expect.arrayContaining(below))
    expect(links.postBotsIdVote).toEqual({ operationId: 'postBotsIdVote', parameters: { id: '$response.body#/id' } })
    const known = new Set(
      Object.values<Record<string, Operation>>(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)),
    )
    const linked = [...objects(paths)].flatMap(({ links: some }) => (some ? Object.values(some as Record<string, Operation>) : []))
    expect(linked.length).toBeGreaterThan(30)
    const { postMessages, getMessagesStream } = paths['/api/conversations'].post.responses[201].links
    const conversationId = '$response.body#/conversation/id'
    expect([postMessages.requestBody, getMessagesStream.parameters]).toEqual([{ conversationId }, { conversationId }])
    const { postAdminPersonasIdRestore } = paths['/api/admin/personas/{id}/suspend'].post.responses[200].links
    expect(postAdminPersonasIdRestore.parameters).toEqual({ id: '$request.path.id' })
    const ofArticles = paths['/api/articles'].get.responses[200].links
    expect([ofArticles.getArticlesSlug.parameters, ofArticles.deleteArticlesSlug.parameters]).toEqual([
      { slug: '$response.body#/0/slug' },
      { slug: '$response.body#/0/id' },
    ])
    expect(linked.filter(({ operationId }) => !known.has(operationId))).toEqual([])
  })

  it('says the rules that every text and every request has', async () => {
    const { paths, components } = await document()
    expect(paths['/api/bots/{id}'].get.parameters[0].schema.pattern).toBe('^[^\\u0000]*$')
    expect(components.schemas.SendRequest.properties.content).toMatchObject({
      minLength: 1,
      pattern: '[^\\s\\ufeff]',
    })
    expect(components.schemas.Bot.properties.name.pattern).toBeUndefined()
    expect(paths['/api/user/profile'].put.requestBody.required).toBe(false)
    expect(paths['/api/bots'].post.requestBody.required).toBe(true)
    expect(paths['/api/bots/{id}'].get.responses[431].description).toContain('16 KiB')
  })

  it('names the schema of every JSON body', async () => {
    const { paths } = await document()
    const operations = Object.values<Record<string, { requestBody?: object; responses: Record<string, object> }>>(paths).flatMap((item) =>
      Object.values(item),
    )
    const bodies = operations.flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(responses)])
    const schemas = bodies.flatMap((body) => {
      const { content = {} } = (body ?? {}) as { content?: Record<string, { schema: Schema }> }
      return Object.entries(content).map(([type, { schema }]) => ({ type, schema }))
    })
    const unnamed = schemas.filter(
      ({ type, schema: { $ref, items, format } }) => type === 'application/json' && !$ref && !items?.$ref && format !== 'binary',
    )
    expect(unnamed).toEqual([])
  })

  it('documents an event stream by the frames that the web checks', async () => {
    const { paths, components } = await document()
    const { schema } = paths['/api/messages/stream'].post.responses[200].content['text/event-stream']
    expect(schema.properties.data.contentSchema.$ref).toBe('#/components/schemas/StreamFrame')
    expect(components.schemas.StreamFrame.anyOf).toHaveLength(4)
    const discussions = paths['/api/expert-discussions/{id}/stream'].get.responses[200].content['text/event-stream']
    expect(discussions.schema.properties.data.contentSchema.$ref).toBe('#/components/schemas/Discussion')
    expect(components.schemas.DoneFrame.required).toEqual(['done', 'fullResponse', 'userMessageId', 'botMessageId', 'status'])
  })
})

describe('/api/docs', () => {
  it('shows every call as HTML that the Content-Security-Policy allows', async () => {
    const response = await gateway.fetch('/api/docs')
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    const html = await response.text()
    for (const { method, path } of routes) expect(html).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=/)
    expect((await gateway.fetch('/api/docs.css')).headers.get('Content-Type')).toMatch('text/css')
  })
})
