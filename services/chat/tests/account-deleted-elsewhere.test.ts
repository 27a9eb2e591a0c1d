import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { type Leavings, leavings } from './world/leavings.ts'
import { readStream } from './world/read-stream.ts'
import { scriptedModel } from './world/scripted-model.ts'

describe('the deletion of an account whose answer runs in another process, which does not hear of it', () => {
  let world: ChatWorld
  let survivor: Replica
  let left: Leavings
  let other: ChildProcess
  let port: number

  beforeAll(async () => {
    world = await createChatWorld()
    survivor = await world.start(scriptedModel(() => ['Yes.']))
    left = await leavings(world)
    other = spawn(process.execPath, [fileURLToPath(new URL('world/replica-process.ts', import.meta.url))], {
      env: { ...process.env, ...world.env, TEST_JWKS: JSON.stringify(world.identity.jwks), NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(other.stdout as NodeJS.ReadableStream, 'data')
    port = Number(line)
  }, 60_000)
  afterAll(async () => {
    other.kill('SIGKILL')
    left.close()
    await world.end()
  })

  /** The stop may be heard there before the exchange is deleted, or after. */
  const cutShort = ['MESSAGE_STATUS_STOPPED', 'GENERATION_NOT_FOUND']

  /** Starts an answer of three seconds over there; resolves once it is read, with what becomes of the reader. */
  const begin = async (token: string) => {
    const client = world.connect(port)
    const request = { conversationId: await world.converse(client, token), content: 'Tell me', requestId: randomUUID() }
    const reading = await client.open(ChatService.Send, request, { token })
    const started = Promise.withResolvers<string>()
    const end = readStream(reading, ({ generationId, pieces }) => {
      if (pieces.length === 3) started.resolve(generationId)
      return false
    }).then(
      ({ end }) => end?.done?.status ?? end?.failure?.reason,
      (error) => error.reason as string,
    )
    return { generationId: await started.promise, end }
  }

  it('stops it there, and nothing is left of it', async () => {
    const { generationId, end } = await begin(await world.identity.member('ada'))
    await left.leave('ada')
    await left.gone('member:ada')
    expect(cutShort).toContain(await end)
    await eventually(async () => expect(await left.framesOf([generationId])).toBe(0))
    await left.gone('member:ada')
  }, 30_000)

  it('leaves nothing behind though that process stood still meanwhile', async () => {
    const { generationId, end } = await begin(await world.identity.member('bob'))
    other.kill('SIGSTOP')
    await left.leave('bob')
    await left.gone('member:bob')
    other.kill('SIGCONT')
    expect(await end).toBe('GENERATION_NOT_FOUND')
    await eventually(async () => expect(await left.framesOf([generationId])).toBe(0))
    await left.gone('member:bob')
  }, 30_000)

  it('leaves nothing behind though that process is dead', async () => {
    const [guest, member] = [await world.identity.guest('g'), await world.identity.member('eve')]
    const { generationId, end } = await begin(guest)
    other.kill('SIGKILL')
    await end
    await survivor.client.call(ChatService.AdoptConversations, { guestToken: guest }, { token: member })
    await left.leave('eve')
    await left.gone('member:eve', 'guest:g')
    // Text was shown, so it is paid for.
    expect([await left.value(`hold:${generationId}`), await left.value('guest:g')]).toEqual([null, '1'])
    const looked = await left.departure('eve')
    await eventually(async () => expect((await left.departure('eve'))?.lookAt).not.toEqual(looked?.lookAt))
    await left.gone('member:eve', 'guest:g')
    expect(await left.framesOf([generationId])).toBe(0)
  }, 30_000)
})
