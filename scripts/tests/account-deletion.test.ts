import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

const json = { 'content-type': 'application/json' }

/** Registers an account and returns a client with its session. */
async function registerMember(url: () => string, name: string) {
  const account = { username: name, email: `${name}@example.org`, password: 'Engine1843' }
  const registered = await fetch(`${url()}/api/register`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  expect(registered.status).toBe(201)
  const { id } = (await registered.json()) as { id: string }
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const request = (method: string, path: string, body?: object) =>
    fetch(`${url()}${path}`, { method, headers: { ...json, cookie }, body: body ? JSON.stringify(body) : null })
  const sendAndVote = async (content: string) => {
    const [bot] = (await (await request('GET', '/api/bots/featured')).json()) as { id: string }[]
    const { conversation } = (await (await request('POST', '/api/conversations', { botId: bot?.id })).json()) as {
      conversation: { id: string }
    }
    const sent = await request('POST', '/api/messages', { conversationId: conversation.id, content, requestId: randomUUID() })
    expect(sent.status).toBe(201)
    await request('POST', `/api/bots/${bot?.id}/vote`, { isUpvote: true })
    return conversation.id
  }
  return { ...account, id, request, sendAndVote }
}

describe('account deletion', () => {
  let harness: TestProduct
  let product: Product
  const url = () => product.url
  beforeAll(async () => {
    harness = await createTestProduct()
    product = await harness.start()
  }, 60_000)
  afterAll(() => harness.end())

  /** Returns those of the texts that any store contains. */
  async function storedOf(texts: readonly string[]): Promise<string[]> {
    const stored = await harness.everythingStored()
    return texts.filter((text) => stored.includes(text))
  }

  it('removes the account’s name and conversations from every store and keeps those of others', async () => {
    const [deleted, other] = [await registerMember(url, 'leaver-one'), await registerMember(url, 'stayer-one')]
    await deleted.sendAndVote('a secret that goes 1f6c')
    await other.sendAndVote('a secret that stays 1f6c')
    await deleted.request('POST', '/api/request-otp', { email: deleted.email })
    await deleted.request('POST', '/api/forgot-password', { email: deleted.email })
    expect((await deleted.request('DELETE', '/api/user', { password: deleted.password })).status).toBe(204)
    expect((await deleted.request('GET', '/api/user')).status).toBe(401)
    await eventually(async () => expect(await storedOf(['leaver-one', 'a secret that goes 1f6c'])).toEqual([]), 20_000)
    const kept = ['stayer-one@example.org', 'a secret that stays 1f6c']
    expect(await storedOf(kept)).toEqual(kept)
  }, 40_000)

  it('frees the username at once for a new account', async () => {
    const before = await registerMember(url, 'leaver-two')
    expect((await before.request('DELETE', '/api/user', { password: before.password })).status).toBe(204)
    const after = await registerMember(url, 'leaver-two')
    expect(after.id).not.toBe(before.id)
    expect(await (await after.request('GET', '/api/conversations')).json()).toEqual([])
  })

  it('completes after a restart when the product stops right after the response', async () => {
    const deleted = await registerMember(url, 'leaver-three')
    await deleted.sendAndVote('a secret before the end 77aa')
    expect((await deleted.request('DELETE', '/api/user', { password: deleted.password })).status).toBe(204)
    await product.stop()
    product = await harness.start()
    await eventually(async () => expect(await storedOf(['leaver-three', 'a secret before the end 77aa'])).toEqual([]), 20_000)
  }, 60_000)
})
