import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { createApiClient } from '../client/api-client.ts'
import { type MemberClient, registerMember, signIn } from '../client/register-member.ts'
import { registerWithRole } from '../client/register-with-role.ts'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

const reason = 'Sells pills to children.'
/** How soon others do not see what was suspended, on a machine that answers at once. */
const boundMs = 1_000
/** The steps from a suspension to what others see, each of which a busy machine delays by about as much as a look. */
const steps = 3

describe('a suspension', () => {
  let harness: TestProduct
  let product: Product
  beforeAll(async () => {
    harness = await createTestProduct()
    product = await harness.start(2)
  }, 60_000)
  afterAll(() => harness.end())

  const register = () => registerMember(product.urls)
  const createPersona = ({ post }: MemberClient, name: string) => {
    const texts = { description: 'Sells what it should not', rolePrompt: 'You are a seller of pills.', strictlyFollows: 'Never shout.' }
    return post<{ id: string; slug: string }>('/api/bots', { name, category: 'Other', voice: 'male1', ...texts })
  }

  /** Reports whether others see a persona at a gateway: in each read, and by a new conversation. */
  const isSeen = async (gateway: number, { id, slug }: { id: string; slug: string }, reader: MemberClient) => {
    const anyone = createApiClient(product.urls)
    const outcomes = await Promise.all([
      anyone.call('GET', `/api/bots/${id}`, undefined, { gateway }).then(({ status }) => status === 200),
      anyone.call('GET', `/api/bots/slug/${slug}`, undefined, { gateway }).then(({ status }) => status === 200),
      anyone.get<{ id: string }[]>('/api/bots/public', gateway).then((bots) => bots.some((bot) => bot.id === id)),
      reader.call('POST', '/api/conversations', { botId: id }, { gateway }).then(({ status }) => status === 201),
    ])
    return outcomes.some(Boolean)
  }
  /**
   * Returns how long after `act` a gateway was last asked that still showed a persona, without the delays of a busy machine. The caches are
   * warm before, and stay in use.
   */
  const timeUntilHidden = async (persona: { id: string; slug: string }, reader: MemberClient, act: () => Promise<{ status: number }>) => {
    const looks: number[] = []
    for (const gateway of [0, 1, 0, 1]) {
      const lookedAt = performance.now()
      expect(await isSeen(gateway, persona, reader)).toBe(true)
      looks.push(performance.now() - lookedAt)
    }
    expect((await act()).status).toBe(200)
    const actedAt = performance.now()
    let seenMs = 0
    const look = async (gateway: number) => {
      const askedMs = performance.now() - actedAt
      const isShown = await isSeen(gateway, persona, reader)
      if (isShown) seenMs = Math.max(seenMs, askedMs)
      expect(isShown).toBe(false)
    }
    await Promise.all([0, 1].map((gateway) => eventually(() => look(gateway))))
    return seenMs - steps * Math.max(...looks.slice(2))
  }

  it('hides a persona, and an account with its personas, from others on every gateway within a second', async () => {
    const admin = await registerWithRole(product.urls, 'super_senator', harness)
    const owner = await register()
    const reader = await register()
    const first = await createPersona(owner, 'Pill seller')
    const second = await createPersona(owner, 'Other seller')
    await eventually(async () => expect(await isSeen(1, second, reader)).toBe(true))

    const personaMs = await timeUntilHidden(first, reader, () => admin.call('POST', `/api/admin/personas/${first.id}/suspend`, { reason }))
    expect(await owner.get(`/api/bots/${first.id}`, 1)).toMatchObject({ suspension: { reason } })

    const accountMs = await timeUntilHidden(second, reader, () => admin.call('POST', `/api/admin/people/${owner.id}/suspend`, { reason }))
    const signedOutAt = performance.now()
    for (const gateway of [0, 1])
      await eventually(async () => expect((await owner.call('GET', '/api/user', undefined, { gateway })).status).toBe(401))
    const sessionMs = performance.now() - signedOutAt
    const login = await signIn(createApiClient(product.urls.slice(1)), owner)
    expect([login.status, login.reason]).toEqual([403, 'ACCOUNT_SUSPENDED'])
    expect(login.body.message).toContain(reason)

    const ms = (value: number) => `${Math.round(value)} ms`
    process.stdout.write(
      `hidden from others: persona after ${ms(personaMs)}, account after ${ms(accountMs)}, session after ${ms(sessionMs)}\n`,
    )
    expect(Math.max(personaMs, accountMs)).toBeLessThan(boundMs)

    const restored = await admin.call('POST', `/api/admin/personas/${first.id}/restore`, { reason })
    const person = await admin.call('POST', `/api/admin/people/${owner.id}/restore`, { reason })
    expect([restored.status, person.status]).toEqual([200, 200])
    for (const gateway of [0, 1]) await eventually(async () => expect(await isSeen(gateway, first, reader)).toBe(true))
    await eventually(async () => {
      const actions = (await admin.get<{ action: string }[]>('/api/admin/audit', 1)).map(({ action }) => action)
      expect(actions).toEqual(expect.arrayContaining(['persona-suspended', 'persona-restored', 'account-suspended', 'account-restored']))
    })
  }, 60_000)
})
