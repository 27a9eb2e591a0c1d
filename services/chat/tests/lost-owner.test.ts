import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { readStream } from './world/read-stream.ts'
import { scriptedModel } from './world/scripted-model.ts'

describe('a replica that is killed in mid-reply', () => {
  let world: ChatWorld
  let survivor: Replica
  let doomed: ChildProcess
  let doomedPort: number
  let token: string

  beforeAll(async () => {
    world = await createChatWorld()
    survivor = await world.start(scriptedModel(() => ['On we go.']))
    token = await world.identity.member('ada')
    const script = fileURLToPath(new URL('world/replica-process.ts', import.meta.url))
    doomed = spawn(process.execPath, [script], {
      env: { ...process.env, ...world.env, TEST_JWKS: JSON.stringify(world.identity.jwks), NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(doomed.stdout as NodeJS.ReadableStream, 'data')
    doomedPort = Number(line)
  })
  afterAll(async () => {
    doomed.kill('SIGKILL')
    await world.end()
  })

  it('leaves a marked message with all that was seen, and a conversation that goes on', async () => {
    const client = world.connect(doomedPort)
    const conversationId = await world.converse(client, token)
    const seen = readStream(
      await client.open(ChatService.Send, { conversationId, content: 'Tell me', requestId: randomUUID() }, { token }),
      ({ pieces }) => {
        if (pieces.length === 5) doomed.kill('SIGKILL')
        return pieces.length === 5
      },
    )
    const { generationId, pieces } = await seen
    const rest = await readStream(
      await survivor.client.open(ChatService.FollowGeneration, { generationId, after: pieces.length }, { token }),
    )
    expect(rest.end?.failure).toMatchObject({ reason: 'INTERRUPTED' })

    const { messages, runningGenerationId } = await eventually(async () => {
      const listed = await survivor.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })
      expect(listed.runningGenerationId).toBe('')
      return listed
    })
    expect(runningGenerationId).toBe('')
    expect(messages.at(-1)).toMatchObject({ content: pieces.join('') + rest.pieces.join(''), status: 'MESSAGE_STATUS_FAILED' })

    const request = { conversationId, content: 'And now?', requestId: randomUUID() }
    const next = await survivor.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    expect(next.botMessage).toMatchObject({ content: 'On we go.', status: 'MESSAGE_STATUS_COMPLETE' })
  }, 60_000)
})
