import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { areas } from '../src/routes/index.ts'
import { startGateway, type TestGateway } from './support/gateway.ts'

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
const document = async () => (await gateway.fetch('/api/openapi.json')).json()

/** Every object in a JSON value. */
function* objects(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  yield value as Record<string, unknown>
  for (const part of Object.values(value)) yield* objects(part)
}

describe('/api/openapi.json', () => {
  it('is OpenAPI 3.1 of every route there is, and of no other', async () => {
    const { openapi, info, servers, paths } = await document()
    expect([openapi, info.title, servers]).toEqual(['3.1.0', 'Rostra', [{ url: 'https://rostra.example' }]])
    const documented = Object.entries(paths).flatMap(([path, item]) => Object.keys(item as object).map((method) => `${method} ${path}`))
    expect(documented.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
  })

  it('resolves all of its references', async () => {
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

  it('declares every parameter of a path, names every operation once, and describes every answer', async () => {
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

  it('says what the schemas check', async () => {
    const { paths } = await document()
    const send = paths['/api/messages/stream'].post.requestBody.content['application/json'].schema
    expect(send.required).toEqual(['conversationId', 'content'])
    expect(send.properties.content).toMatchObject({ type: 'string', minLength: 1, maxLength: 4000 })
    const list = paths['/api/bots/public'].get.parameters.find(({ name }: { name: string }) => name === 'limit')
    expect(list).toMatchObject({ in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 24 } })
    expect(list.required).not.toBe(true)
    const form = paths['/api/bots'].post.requestBody.content['application/json'].schema
    expect(form.required).toEqual(['name', 'description', 'category', 'rolePrompt'])
    expect(form.properties.voice).toMatchObject({ type: 'string', default: 'male1' })
  })
})

describe('/api/docs', () => {
  it('shows every call as plain HTML that the policy allows', async () => {
    const answer = await gateway.fetch('/api/docs')
    expect(answer.headers.get('Content-Type')).toMatch('text/html')
    const html = await answer.text()
    for (const { method, path } of routes) expect(html).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=/)
    expect((await gateway.fetch('/api/docs.css')).headers.get('Content-Type')).toMatch('text/css')
  })
})
