import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('a send that is stopped before its first word', () => {
  let harness: ChatHarness
  let replicas: [Replica, Replica]
  beforeAll(async () => {
    harness = await createChatHarness()
    const model = scriptedModel(({ messages }) => {
      const content = messages.at(-1)?.content
      if (content === 'fail') return [new Error('no')]
      return content === 'silent' ? ['hold'] : content === 'endless' ? ['Well, ', 'hold'] : ['Yes.']
    })
    replicas = [await harness.startReplica(model), await harness.startReplica(model)]
  })
  afterAll(() => harness?.stop())

  const tokenOf = (person: string) => (person.startsWith('guest') ? harness.identity.guest(person) : harness.identity.member(person))

  async function send(token: string, clientAddress: string, content = 'Hi', replica = replicas[0]) {
    const conversationId = await harness.startConversation(replica.client, token)
    const request = { conversationId, content, requestId: randomUUID() }
    return { request, answered: replica.client.call(ChatService.SendAndWait, request, { token, clientAddress, deadlineMs: 30_000 }) }
  }

  /** Sends a message and stops its answer: before the first word, or after it for `endless`. */
  async function sendAndStop(token: string, clientAddress: string, content = 'silent') {
    const { client } = replicas[0]
    const conversationId = await harness.startConversation(client, token)
    const request = { conversationId, content, requestId: randomUUID() }
    const stream = await client.open(ChatService.Send, request, { token, clientAddress })
    const isEnough = content === 'silent' ? undefined : ({ chunks }: { chunks: string[] }) => chunks.length > 0
    const { generationId } = await readStream(stream, isEnough ?? ((received) => received.generationId !== ''))
    // Another replica: the owner counts, wherever the stop arrives.
    const stopped = await replicas[1].client.call(ChatService.StopGeneration, { generationId }, { token })
    expect(stopped).toEqual({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: content === 'silent' ? '' : 'Well, ' })
    return request
  }

  it.each(['member', 'guest'])('counts for a %s: after ten of them sends are refused for up to an hour, on every replica', async (kind) => {
    const token = await tokenOf(`${kind}-ten`)
    const address = kind === 'guest' ? '198.51.100.10' : '198.51.100.11'
    const first = await sendAndStop(token, address)
    for (let n = 1; n < 10; n++) await sendAndStop(token, address)
    for (const replica of replicas) {
      // A stop at another replica may return a moment before its answer is counted.
      const { request, refusal } = await eventually(async () => {
        const sent = await send(token, address, 'Hi', replica)
        const error = await sent.answered.catch((reason) => reason)
        expect(error).toMatchObject({ kind: 'exhausted', reason: 'TOO_MANY_UNANSWERED', message: expect.any(String) })
        return { request: sent.request, refusal: error }
      })
      expect(refusal.details.retryAfter).toBeGreaterThan(3_500)
      expect(refusal.details.retryAfter).toBeLessThanOrEqual(3_600)
      const { messages } = await replica.client.call(
        ChatService.ListMessages,
        { conversationId: request.conversationId, limit: 9 },
        { token },
      )
      expect(messages).toHaveLength(1)
    }
    const repeated = await replicas[0].client.call(ChatService.SendAndWait, first, { token, clientAddress: address })
    expect(repeated).toMatchObject({ existed: true, botMessage: { status: 'MESSAGE_STATUS_STOPPED' } })
    const other = await send(await tokenOf(`${kind}-other`), address)
    expect((await other.answered).botMessage?.content).toBe('Yes.')
  })

  it('counts for its network: after 30 of them everybody there is refused, and nobody elsewhere', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, n) => tokenOf(n % 2 ? `guest-${n}` : `member-${n}`)))
    for (const token of people) await Promise.all(Array.from({ length: 5 }, (_, n) => sendAndStop(token, `2001:db8:1:2::${n + 1}`)))
    const newcomer = await tokenOf('newcomer')
    // A stopped send is counted right after its end.
    await eventually(async () => {
      await expect((await send(newcomer, '2001:db8:1:2::99')).answered).rejects.toMatchObject({ reason: 'TOO_MANY_UNANSWERED' })
    })
    expect((await (await send(newcomer, '2001:db8:1:3::1')).answered).botMessage?.content).toBe('Yes.')
  })

  it('is the only one that counts: an answer that failed, or was stopped after a word, does not', async () => {
    const token = await tokenOf('patient')
    const address = '198.51.100.20'
    for (let n = 0; n < 6; n++) {
      await expect((await send(token, address, 'fail')).answered).rejects.toMatchObject({ reason: 'MODEL_FAILED' })
      await sendAndStop(token, address, 'endless')
    }
    expect((await (await send(token, address)).answered).botMessage?.content).toBe('Yes.')
  })
})
