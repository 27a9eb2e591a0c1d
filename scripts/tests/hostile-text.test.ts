import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { hostileTexts, shortestBlock } from '@rostra/platform/testing/hostile-text'
import { registerMember } from '../client/register-member.ts'
import type { ApiDocument } from '../faults/hostile/api-document.ts'
import { type ApiField, type ApiOperation, apiOperations } from '../faults/hostile/api-fields.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

type ApiTextField = ApiField & Pick<ApiOperation, 'method' | 'path'>

/** The longest time, in milliseconds, for which a request may keep the event loop busy. */
const limitMs = 50
/** In a URL, whose length Node limits to 16 KiB with all headers. */
const maxInUrl = 400
const json = { 'Content-Type': 'application/json' }
const texts = Object.values(hostileTexts)

describe('a hostile text in a request', () => {
  let harness: TestProduct
  let url: string
  let cookie: string
  let fields: ApiTextField[]
  /** Ids that exist, by the beginning of the path that takes them. */
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    harness = await createTestProduct()
    ;({ url } = await harness.start())
    const { post, startConversation, ...member } = await registerMember([url])
    cookie = member.cookie
    const form = { name: 'Max', description: 'Knows many things', category: 'Education', rolePrompt: 'You are Max, an owl of few words' }
    const bot = await post('/api/bots', form)
    ids['/api/bots/'] = bot.id
    ids['/api/conversations/'] = await startConversation(bot.id)
    const operations = apiOperations((await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument)
    fields = operations.flatMap(({ method, path, fields }) =>
      fields.filter(({ isText }) => isText).map((field) => ({ ...field, method, path })),
    )
  }, 60_000)
  afterAll(() => harness?.end())

  async function send({ method, path, place, fill }: ApiTextField, text: string): Promise<number> {
    const inUrl = place === 'body' ? text : text.slice(0, maxInUrl).toWellFormed()
    const request = fill(inUrl)
    const known = Object.entries(ids).find(([prefix]) => path.startsWith(prefix))?.[1]
    const values: Record<string, string> = { ...request.path, ...(known && place !== 'path' ? { id: known } : {}) }
    const address = path.replaceAll(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(values[name] ?? ''))
    const query = new URLSearchParams(request.query).toString()
    const response = await fetch(`${url}${address}?${query}`, {
      method: method.toUpperCase(),
      headers: { ...json, cookie },
      redirect: 'manual',
      ...(request.body && method !== 'get' ? { body: JSON.stringify(request.body) } : {}),
    })
    await response.arrayBuffer()
    return response.status
  }

  it('is sent to every text field of the API that its document lists', () => {
    const names = fields.map(({ method, path, name }) => `${method} ${path} ${name}`)
    expect(names).toEqual(expect.arrayContaining(['post /api/bots name', 'post /api/bots openingLines', 'put /api/bots/{id} rolePrompt']))
    expect(names).toEqual(expect.arrayContaining(['post /api/bots/trial messages.content', 'get /api/bots/public search']))
    expect(names).toEqual(expect.arrayContaining(['post /api/expert-discussions prompt', 'put /api/circle-of-experts botIds']))
    expect(names).toEqual(expect.arrayContaining(['post /api/360-chat question', 'get /api/shared-discussions/{token} token']))
    expect(names).toEqual(expect.arrayContaining(['post /api/login username', 'get /api/bots/{id} id']))
  })

  it('never keeps the event loop busy for 50 ms, and is never answered with a 5xx', async () => {
    const findings = new Set<string>()
    const blockOf = (some: readonly ApiTextField[]) =>
      shortestBlock(limitMs, async () => {
        for (const text of texts)
          for (const field of some) {
            const status = await send(field, text)
            if (status >= 500) findings.add(`${field.method} ${field.path} ${field.name}: ${status}`)
          }
      })
    for (const operation of new Set(fields.map(({ method, path }) => `${method} ${path}`))) {
      const ofOperation = fields.filter(({ method, path }) => `${method} ${path}` === operation)
      if ((await blockOf(ofOperation)) < limitMs) continue
      for (const field of ofOperation) {
        const ms = await blockOf([field])
        if (ms >= limitMs) findings.add(`${operation} ${field.name}: blocks for ${Math.round(ms)} ms`)
      }
    }
    expect([...findings]).toEqual([])
  }, 240_000)
})
