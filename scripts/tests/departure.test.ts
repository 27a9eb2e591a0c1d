import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Product } from '../product.ts'
import { createTestProduct, type TestProduct } from './test-product.ts'

const json = { 'content-type': 'application/json' }

/** Somebody who has registered, and what they do. */
async function arrive(url: () => string, name: string) {
  const account = { username: name, email: `${name}@example.org`, password: 'Engine1843' }
  const registered = await fetch(`${url()}/api/register`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  expect(registered.status).toBe(201)
  const { id } = (await registered.json()) as { id: string }
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${url()}${path}`, { method, headers: { ...json, cookie }, body: body ? JSON.stringify(body) : null })
  const say = async (content: string) => {
    const [bot] = (await (await ask('GET', '/api/bots/featured')).json()) as { id: string }[]
    const { conversation } = (await (await ask('POST', '/api/conversations', { botId: bot?.id })).json()) as {
      conversation: { id: string }
    }
    const sent = await ask('POST', '/api/messages', { conversationId: conversation.id, content, requestId: randomUUID() })
    expect(sent.status).toBe(201)
    await ask('POST', `/api/bots/${bot?.id}/vote`, { isUpvote: true })
    return conversation.id
  }
  return { ...account, id, ask, say }
}

describe('who deletes the account', () => {
  let world: TestProduct
  let product: Product
  const url = () => product.url
  beforeAll(async () => {
    world = await createTestProduct()
    product = await world.start()
  }, 60_000)
  afterAll(() => world.end())

  /** Those of the texts that stand anywhere in a store. */
  async function found(texts: readonly string[]): Promise<string[]> {
    const stored = await world.everythingStored()
    return texts.filter((text) => stored.includes(text))
  }

  it('leaves nothing that names them and none of their conversations, in any store; others keep theirs', async () => {
    const [leaver, stayer] = [await arrive(url, 'leaver-one'), await arrive(url, 'stayer-one')]
    await leaver.say('a secret that goes 1f6c')
    await stayer.say('a secret that stays 1f6c')
    await leaver.ask('POST', '/api/request-otp', { email: leaver.email })
    await leaver.ask('POST', '/api/forgot-password', { email: leaver.email })
    expect((await leaver.ask('DELETE', '/api/user')).status).toBe(204)
    expect((await leaver.ask('GET', '/api/user')).status).toBe(401)
    await eventually(async () => expect(await found(['leaver-one', 'a secret that goes 1f6c'])).toEqual([]), 20_000)
    const kept = ['stayer-one@example.org', 'a secret that stays 1f6c']
    expect(await found(kept)).toEqual(kept)
  }, 40_000)

  it('may come back under the same name at once, as somebody new', async () => {
    const before = await arrive(url, 'leaver-two')
    expect((await before.ask('DELETE', '/api/user')).status).toBe(204)
    const after = await arrive(url, 'leaver-two')
    expect(after.id).not.toBe(before.id)
    expect(await (await after.ask('GET', '/api/conversations')).json()).toEqual([])
  })

  it('is gone everywhere although the product goes down right after the answer', async () => {
    const leaver = await arrive(url, 'leaver-three')
    await leaver.say('a secret before the end 77aa')
    expect((await leaver.ask('DELETE', '/api/user')).status).toBe(204)
    await product.stop()
    product = await world.start()
    await eventually(async () => expect(await found(['leaver-three', 'a secret before the end 77aa'])).toEqual([]), 20_000)
  }, 60_000)
})
