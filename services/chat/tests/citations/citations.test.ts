import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import type { ExportedConversation__Output } from '@rostra/proto/gen/rostra/chat/v1/ExportedConversation'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type LostGenerations, openLostGenerations } from '../harness/lost-generations.ts'
import { giveMaterial, passage } from '../harness/material.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, type Step, scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica
let other: Replica
let model: ScriptedModel
let lost: LostGenerations
let ada: string
let script: readonly Step[] = []

const rest = passage('Let the dough rest for an hour.', { pageLabel: 'iii' })
const heat = passage('Heat the oven to 250 degrees.', { sourceId: 'source-2', title: 'Ovens', page: 0, heading: '' })
const citedRest = {
  n: 1,
  sourceId: 'source-1',
  title: 'Bread',
  page: 3,
  pageLabel: 'iii',
  heading: 'Dough › Rest',
  excerpt: 'Let the dough rest for an hour.',
}
const citedHeat = {
  n: 2,
  sourceId: 'source-2',
  title: 'Ovens',
  page: 0,
  pageLabel: '',
  heading: '',
  excerpt: 'Heat the oven to 250 degrees.',
}

beforeAll(async () => {
  harness = await createChatHarness({ GENERATION_LEASE_MS: '600' })
  giveMaterial(harness.persona, () => [rest, heat])
  model = scriptedModel(() => script)
  replica = await harness.startReplica(model)
  other = await harness.startReplica(model)
  lost = await openLostGenerations(harness)
  ada = await harness.identity.member('ada')
})
afterAll(async () => {
  lost?.close()
  await harness?.stop()
})

const start = (token = ada) => harness.startConversation(replica.client, token)
const send = async (conversationId: string, content = 'How do I bake?', token = ada) =>
  readStream(await replica.client.open(ChatService.Send, { conversationId, content, requestId: randomUUID() }, { token }))
const list = async (conversationId: string, token = ada) =>
  (await other.client.call(ChatService.ListMessages, { conversationId, limit: 50 }, { token })).messages
const rowOf = (id: string) => harness.connection.collection('exchanges').findOne({ _id: new Types.ObjectId(id) })

describe('the citations of an answer', () => {
  it('come with its end: the passages that it cites, and no marker of another one, in whatever pieces it is written', async () => {
    script = ['Let it rest', ' [', '1', ']', ' and', ' wait [7', '].', ' See [3, 1] and【9】', ' `a[9]`.']
    const { chunks, end } = await send(await start())
    expect(chunks.join('')).toBe('Let it rest [1] and wait. See [1] and `a[9]`.')
    expect(end?.done).toMatchObject({ fullResponse: chunks.join(''), citations: [citedRest], given: [] })
  })

  it('are stored with it, and nothing else of the passages is', async () => {
    script = ['Heat it [2].']
    const conversationId = await start()
    const { generationId } = await send(conversationId)
    const row = await rowOf(generationId)
    const { pageLabel: _, ...kept } = citedHeat
    expect([row?.citations, row?.given, row?.unanswered]).toEqual([[{ ...kept, page: null }], undefined, undefined])
    expect((await list(conversationId)).map(({ citations }) => citations)).toEqual([[], [], [citedHeat]])
  })

  it('are in every way to get an answer', async () => {
    script = ['Rest [1], then heat [2].']
    const conversationId = await start()
    const both = [citedRest, citedHeat]
    const request = { conversationId, content: 'How?', requestId: randomUUID() }
    const { botMessage } = await replica.client.call(ChatService.SendAndWait, request, { token: ada, deadlineMs: 30_000 })
    expect(botMessage?.citations).toEqual(both)
    const generationId = botMessage?.id.slice(1) ?? ''
    for (const { client } of [replica, other]) {
      const { end } = await readStream(await client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token: ada }))
      expect(end?.done?.citations).toEqual(both)
    }
    const shown = { conversationId, messageId: botMessage?.id ?? '' }
    const { messages } = await other.client.call(ChatService.ShowBranch, shown, { token: ada })
    expect(messages.at(-1)?.citations).toEqual(both)
    const exported: ExportedConversation__Output[] = []
    for await (const part of await other.client.open(ChatService.ExportConversations, {}, { token: ada })) exported.push(part)
    const own = exported.find(({ conversation }) => conversation?.id === conversationId)
    expect(own?.messages.at(-1)?.citations).toEqual(both)
  })

  it('reach a reader on another replica with the end', async () => {
    script = ['Rest [1]', 400, ' well.']
    const sent = { conversationId: await start(), content: 'How do I bake?', requestId: randomUUID() }
    let following: ReturnType<typeof readStream> | undefined
    await readStream(await replica.client.open(ChatService.Send, sent, { token: ada }), ({ generationId }) => {
      const request = { generationId, after: 0 }
      if (generationId)
        following ??= other.client.open(ChatService.FollowGeneration, request, { token: ada }).then((stream) => readStream(stream))
      return false
    })
    expect((await following)?.end?.done).toMatchObject({ fullResponse: 'Rest [1] well.', citations: [citedRest] })
  })

  it('are those of the text so far when the answer is stopped', async () => {
    script = ['Rest [1].', ' Heat', 'hold']
    const conversationId = await start()
    const request = { conversationId, content: 'How?', requestId: randomUUID() }
    let stopping: Promise<unknown> | undefined
    const { end } = await readStream(await replica.client.open(ChatService.Send, request, { token: ada }), ({ generationId, chunks }) => {
      if (chunks.join('').endsWith('Heat')) stopping ??= replica.client.call(ChatService.StopGeneration, { generationId }, { token: ada })
      return false
    })
    await stopping
    expect(end?.done).toMatchObject({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: 'Rest [1]. Heat', citations: [citedRest] })
  })

  it('are in a share and its copies, without the sources', async () => {
    script = ['Rest [1].']
    const conversationId = await start()
    await send(conversationId)
    const { token } = await replica.client.call(ChatService.ShareConversation, { conversationId }, { token: ada })
    const shared = await other.client.call(ChatService.GetSharedConversation, { token }, {})
    expect(shared.messages.at(-1)?.citations).toEqual([{ ...citedRest, sourceId: '' }])
    const row = await harness.connection.collection('shares').findOne({ _id: new Types.ObjectId(conversationId) })
    expect(JSON.stringify(row)).not.toContain('source-1')
    const bob = await harness.identity.member('bob')
    const { conversation } = await other.client.call(ChatService.ContinueShared, { token, requestId: randomUUID() }, { token: bob })
    expect((await list(conversation?.id ?? '', bob)).at(-1)?.citations).toEqual([{ ...citedRest, sourceId: '' }])
  })

  it('are not what a conversation is found by', async () => {
    script = ['Be patient [1].']
    const eve = await harness.identity.member('eve')
    const conversationId = await start(eve)
    await send(conversationId, 'What matters most?', eve)
    const find = async (search: string) =>
      (await replica.client.call(ChatService.ListConversations, { page: 1, limit: 5, search }, { token: eve })).total
    await eventually(async () => expect(await find('patient')).toBe(1), eventTimeoutMs)
    expect([await find('dough'), await find('rest'), await find('bread')]).toEqual([0, 0, 0])
  })

  it('are no field of an exchange whose answer cites nothing', async () => {
    const conversationId = await start()
    script = ['Yes.']
    const { generationId } = await send(conversationId)
    expect(Object.keys((await rowOf(generationId)) ?? {})).not.toContain('citations')
    expect((await list(conversationId)).at(-1)?.citations).toEqual([])
  })
})

describe('an answer whose replica is lost', () => {
  const given = [
    { ...citedRest, n: 1 },
    { ...citedHeat, page: null },
  ]
  const resumed = async (chunks: readonly string[], row: object = {}) => {
    const conversationId = await start()
    const found = harness.persona.calls('FindPassages').length
    const id = await lost.add(conversationId, chunks, { given, ...row })
    const follow = { generationId: id, after: chunks.length }
    const { chunks: more, end } = await readStream(await replica.client.open(ChatService.FollowGeneration, follow, { token: ada }))
    expect(harness.persona.calls('FindPassages')).toHaveLength(found)
    return { text: chunks.join('') + more.join(''), end, row: await rowOf(id) }
  }

  it('goes on with the same passages, their numbers and the same filter', async () => {
    script = ['[', '2] well [9].']
    const { text, end, row } = await resumed(['First rest [1]. ', 'Then heat '])
    expect(text).toBe('First rest [1]. Then heat [2] well.')
    expect(end?.done).toMatchObject({ fullResponse: text, citations: [citedRest, citedHeat] })
    expect([row?.citations?.length, row?.given]).toEqual([2, undefined])
    const request = model.requests.at(-1)
    expect(request?.written).toBe('First rest [1]. Then heat ')
    expect(request?.promptMaterial).toContain('> Let the dough rest for an hour.')
  })

  it('ends with what the shown text cites when it is not resumed', async () => {
    const { end, row } = await resumed(['First rest [1]. '], { takeovers: 3 })
    expect(end?.failure?.reason).toBe('INTERRUPTED')
    expect(row?.citations).toEqual([citedRest])
  })
})
