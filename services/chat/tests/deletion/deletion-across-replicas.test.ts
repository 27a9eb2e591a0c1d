import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type Leftovers, openLeftovers } from '../harness/leftovers.ts'
import { type Received, readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'
import { type SpawnedReplica, spawnReplica } from '../harness/spawn-replica.ts'

describe('the deletion of an account whose generation runs in a process that does not get the event', () => {
  let harness: ChatHarness
  let survivor: Replica
  let leftovers: Leftovers
  let other: SpawnedReplica

  beforeAll(async () => {
    harness = await createChatHarness()
    survivor = await harness.startReplica(scriptedModel(() => ['Yes.']))
    leftovers = await openLeftovers(harness)
    other = await spawnReplica(harness)
  })
  afterAll(async () => {
    other.process.kill('SIGKILL')
    leftovers.close()
    await harness.stop()
  })

  /** The possible ends: the stop signal may arrive before or after the exchange is deleted. */
  const aborted = ['MESSAGE_STATUS_STOPPED', 'GENERATION_NOT_FOUND']

  const endOf = (reading: Promise<Received>) =>
    reading.then(
      ({ end }) => end?.done?.status ?? end?.failure?.reason,
      (error) => error.reason as string,
    )
  /** Starts an answer of three seconds in the other process. Resolves after its third chunk, with the end that its reader gets. */
  const start = async (token: string) => {
    const client = harness.connect(other.port)
    const request = { conversationId: await harness.startConversation(client, token), content: 'Tell me', requestId: randomUUID() }
    const stream = await client.open(ChatService.Send, request, { token })
    const started = Promise.withResolvers<string>()
    const end = endOf(
      readStream(stream, ({ generationId, chunks }) => {
        if (chunks.length === 3) started.resolve(generationId)
        return false
      }),
    )
    const generationId = await started.promise
    /** The end that a reader gets who follows again once the process serves. */
    const followAgain = () =>
      eventually(async () => {
        const following = client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token })
        const reason = await endOf(following.then((followed) => readStream(followed)))
        expect(reason).not.toBe('SERVICE_UNAVAILABLE')
        return reason
      })
    return { generationId, end, followAgain }
  }

  it('stops the generation there and leaves nothing', async () => {
    const { generationId, end } = await start(await harness.identity.member('ada'))
    await leftovers.deleteAccount('ada')
    await leftovers.expectNone('member:ada')
    expect(aborted).toContain(await end)
    await eventually(async () => expect(await leftovers.countFrames([generationId])).toBe(0))
    await leftovers.expectNone('member:ada')
  })

  it('leaves nothing when that process is suspended meanwhile', async () => {
    const { generationId, end, followAgain } = await start(await harness.identity.member('bob'))
    other.process.kill('SIGSTOP')
    await leftovers.deleteAccount('bob')
    await leftovers.expectNone('member:bob')
    other.process.kill('SIGCONT')
    // A stream breaks when its process is silent for 1.5 s.
    expect(await end.then((reason) => (reason === 'SERVICE_UNAVAILABLE' ? followAgain() : reason))).toBe('GENERATION_NOT_FOUND')
    await eventually(async () => expect(await leftovers.countFrames([generationId])).toBe(0))
    await leftovers.expectNone('member:bob')
  })

  it('leaves nothing when that process was killed', async () => {
    const guest = await harness.identity.guest('g')
    const member = await harness.identity.member('eve')
    const { generationId, end } = await start(guest)
    other.process.kill('SIGKILL')
    await end
    await survivor.client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    await leftovers.deleteAccount('eve')
    await leftovers.expectNone('member:eve', 'guest:g')
    // Text was shown, so the guest's message counts.
    expect([await leftovers.redisValue(`hold:{g}:${generationId}`), await leftovers.redisValue('guest:{g}')]).toEqual([null, '1'])
    const tombstone = await leftovers.tombstone('eve')
    await eventually(async () => expect((await leftovers.tombstone('eve'))?.sweepAt).not.toEqual(tombstone?.sweepAt))
    await leftovers.expectNone('member:eve', 'guest:g')
    expect(await leftovers.countFrames([generationId])).toBe(0)
  })
})
