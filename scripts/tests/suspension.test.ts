import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { grantRoleTo } from '@rostra/identity/operator'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

const reason = 'Sells pills to children.'
/** How soon others do not see what was suspended. */
const boundMs = 1_000

describe('a suspension', () => {
  let harness: TestProduct
  let product: Product
  beforeAll(async () => {
    harness = await createTestProduct({ DEMO_DATA: 'false' })
    product = await harness.start(2)
  }, 60_000)
  afterAll(() => harness.end())

  const request = async (gateway: number, method: string, path: string, { cookie = '', body }: { cookie?: string; body?: object } = {}) => {
    const response = await fetch(`${product.urls[gateway]}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, response, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
  }
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  const register = async () => {
    const account = { username: `p${randomUUID().slice(0, 12)}`, password: 'Engine1843' }
    const { response, body } = await request(0, 'POST', '/api/register', {
      body: { ...account, email: `${account.username}@example.org` },
    })
    return { ...account, id: body.id as string, cookie: cookiesOf(response) }
  }
  const operator = async () => {
    const { username, password } = await register()
    const database = { mongoUrl: process.env.TEST_MONGO_URL ?? '', databaseSuffix: harness.databaseSuffix }
    await grantRoleTo(database, username, 'super_senator')
    return cookiesOf((await request(0, 'POST', '/api/login', { body: { username, password } })).response)
  }
  const createPersona = async (cookie: string, name: string) => {
    const form = {
      name,
      description: 'Sells what it should not',
      category: 'Other',
      rolePrompt: 'You are a seller of pills.',
      strictlyFollows: 'Never shout.',
    }
    const { status, body } = await request(0, 'POST', '/api/bots', { cookie, body: { ...form, voice: 'male1' } })
    expect([status, body.reason]).toEqual([201, undefined])
    return body as { id: string; slug: string }
  }

  /** Reports whether others see a persona at a gateway: in each read, and by a new conversation. */
  const isSeen = async (gateway: number, { id, slug }: { id: string; slug: string }, cookie: string) => {
    const outcomes = await Promise.all([
      request(gateway, 'GET', `/api/bots/${id}`).then(({ status }) => status === 200),
      request(gateway, 'GET', `/api/bots/slug/${slug}`).then(({ status }) => status === 200),
      request(gateway, 'GET', '/api/bots/public').then(({ body }) => body.some((bot: { id: string }) => bot.id === id)),
      request(gateway, 'POST', '/api/conversations', { cookie, body: { botId: id } }).then(({ status }) => status === 201),
    ])
    return outcomes.some(Boolean)
  }
  /** Measures until no gateway shows a persona. The caches are warm before, and stay in use. */
  const timeUntilHidden = async (persona: { id: string; slug: string }, cookie: string, act: () => Promise<{ status: number }>) => {
    for (const gateway of [0, 1]) expect(await isSeen(gateway, persona, cookie)).toBe(true)
    expect((await act()).status).toBe(200)
    const actedAt = performance.now()
    const hiddenAt = await Promise.all(
      [0, 1].map(async (gateway) => {
        let asked = performance.now()
        await eventually(async () => {
          asked = performance.now()
          expect(await isSeen(gateway, persona, cookie)).toBe(false)
        })
        return asked - actedAt
      }),
    )
    return Math.max(...hiddenAt)
  }

  it('hides a persona, and an account with its personas, from others on every gateway within a second', async () => {
    const [admin, owner, reader] = [await operator(), await register(), await register()]
    const [first, second] = [await createPersona(owner.cookie, 'Pill seller'), await createPersona(owner.cookie, 'Other seller')]
    await eventually(async () => expect(await isSeen(1, second, reader.cookie)).toBe(true))

    const personaMs = await timeUntilHidden(first, reader.cookie, () =>
      request(0, 'POST', `/api/admin/personas/${first.id}/suspend`, { cookie: admin, body: { reason } }),
    )
    const own = await request(1, 'GET', `/api/bots/${first.id}`, { cookie: owner.cookie })
    expect(own).toMatchObject({ status: 200, body: { suspension: { reason } } })

    const accountMs = await timeUntilHidden(second, reader.cookie, () =>
      request(0, 'POST', `/api/admin/people/${owner.id}/suspend`, { cookie: admin, body: { reason } }),
    )
    const signedOutAt = performance.now()
    for (const gateway of [0, 1])
      await eventually(async () => expect((await request(gateway, 'GET', '/api/user', { cookie: owner.cookie })).status).toBe(401))
    const sessionMs = performance.now() - signedOutAt
    const { username, password } = owner
    const login = await request(1, 'POST', '/api/login', { body: { username, password } })
    expect([login.status, login.body.reason]).toEqual([403, 'ACCOUNT_SUSPENDED'])
    expect(login.body.message).toContain(reason)

    const ms = (value: number) => `${Math.round(value)} ms`
    process.stdout.write(
      `hidden from others: persona after ${ms(personaMs)}, account after ${ms(accountMs)}, session after ${ms(sessionMs)}\n`,
    )
    expect(Math.max(personaMs, accountMs)).toBeLessThan(boundMs)

    const restored = await request(0, 'POST', `/api/admin/personas/${first.id}/restore`, { cookie: admin, body: { reason } })
    const person = await request(0, 'POST', `/api/admin/people/${owner.id}/restore`, { cookie: admin, body: { reason } })
    expect([restored.status, person.status]).toEqual([200, 200])
    for (const gateway of [0, 1]) await eventually(async () => expect(await isSeen(gateway, first, reader.cookie)).toBe(true))
    const audit = await request(1, 'GET', '/api/admin/audit', { cookie: admin })
    await eventually(async () => {
      const actions = (await request(1, 'GET', '/api/admin/audit', { cookie: admin })).body.map(({ action }: { action: string }) => action)
      expect(actions).toEqual(expect.arrayContaining(['persona-suspended', 'persona-restored', 'account-suspended', 'account-restored']))
    })
    expect(audit.status).toBe(200)
  }, 60_000)
})
