import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { createExperts } from '../fault-harness/discussions.ts'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

describe('account deletion', () => {
  let harness: TestProduct
  let product: Product
  let persona: string | undefined
  const register = (username: string) => registerMember([product.url], { username })
  const remove = async ({ call, password }: MemberClient) => expect((await call('DELETE', '/api/user', { password })).status).toBe(204)
  beforeAll(async () => {
    harness = await createTestProduct()
    product = await harness.start()
    ;[persona] = await createExperts(await registerMember([product.url]), 1)
  }, 60_000)
  afterAll(() => harness.end())

  /** Sends a message to a persona, and votes for it. */
  async function sendAndVote({ post, startConversation }: MemberClient, content: string): Promise<void> {
    await post('/api/messages', { conversationId: await startConversation(persona), content, requestId: randomUUID() })
    await post(`/api/bots/${persona}/vote`, { isUpvote: true })
  }

  /** Returns those of the texts that any store contains. */
  async function storedOf(texts: readonly string[]): Promise<string[]> {
    const stored = await harness.everythingStored()
    return texts.filter((text) => stored.includes(text))
  }

  it('removes the account’s name and conversations from every store and keeps those of others', async () => {
    const deleted = await register('leaver-one')
    const other = await register('stayer-one')
    await sendAndVote(deleted, 'a secret that goes 1f6c')
    await sendAndVote(other, 'a secret that stays 1f6c')
    await deleted.post('/api/request-otp', { email: deleted.email })
    await deleted.post('/api/forgot-password', { email: deleted.email })
    await remove(deleted)
    expect((await deleted.call('GET', '/api/user')).status).toBe(401)
    await eventually(async () => expect(await storedOf(['leaver-one', 'a secret that goes 1f6c'])).toEqual([]), 20_000)
    const kept = ['stayer-one@example.org', 'a secret that stays 1f6c']
    expect(await storedOf(kept)).toEqual(kept)
  }, 40_000)

  it('completes after a restart when the product stops right after the response', async () => {
    const deleted = await register('leaver-three')
    await sendAndVote(deleted, 'a secret before the end 77aa')
    await remove(deleted)
    await product.stop()
    product = await harness.start()
    await eventually(async () => expect(await storedOf(['leaver-three', 'a secret before the end 77aa'])).toEqual([]), 20_000)
  }, 60_000)
})
