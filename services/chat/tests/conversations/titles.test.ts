import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { ChatModel } from '@rostra/llm/chat-model'
import { ChatService } from '@rostra/proto/chat'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
/** A model that makes titles, as the offline one does not. */
let titled: Replica
let offline: Replica
let model: ScriptedModel
let titles: (string | Error)[] = []
/** The promise that the model waits for before it writes a title. */
let gate: Promise<void> | undefined
beforeAll(async () => {
  harness = await createChatHarness()
  const scripted = scriptedModel(({ system }) => (isForTitle(system) ? titles : ['Yes.']))
  const stream: ChatModel['stream'] = async (request, onText) => {
    if (isForTitle(request.system)) await gate
    return scripted.model.stream(request, onText)
  }
  model = { ...scripted, model: { stream }, offline: false }
  titled = await harness.startReplica(model)
  offline = await harness.startReplica(scriptedModel(({ messages }) => [`You said: ${messages.at(-1)?.content}.`]))
})
afterAll(() => harness?.stop())

const isForTitle = (system: string) => system.startsWith('You write the title')
const rows = () => harness.connection.collection('conversations')
const titleRequests = () => model.requests.filter(({ system }) => isForTitle(system))

/** Starts a conversation of a new member. */
async function converse({ client }: Replica) {
  const token = await harness.identity.member(randomUUID())
  const id = await harness.startConversation(client, token)
  return {
    id,
    row: () => rows().findOne({ _id: new Types.ObjectId(id) }),
    send: (content: string, replaces = '') =>
      client.call(
        ChatService.SendAndWait,
        { conversationId: id, content, replaces, requestId: randomUUID() },
        { token, deadlineMs: 30_000 },
      ),
    rename: (title: string) => client.call(ChatService.RenameConversation, { conversationId: id, title }, { token }),
    remove: () => client.call(ChatService.DeleteConversation, { conversationId: id }, { token }),
    title: async () => {
      const { conversations } = await client.call(ChatService.ListConversations, { page: 1, limit: 10 }, { token })
      return conversations[0]?.title
    },
  }
}

type Person = Awaited<ReturnType<typeof converse>>

describe('the title of a conversation', () => {
  it('is made from its first message, and stays when others follow or the first one is edited', async () => {
    const { row, send, title } = await converse(offline)
    const sent = await send('## What is *virtue*? I ask for a friend.')
    await eventually(async () => expect(await title()).toBe('What is virtue?'))
    await send('And courage?')
    await send('What is justice?', sent.userMessage?.id)
    await eventually(async () => expect(await row()).toMatchObject({ preview: 'You said: What is justice?.' }))
    expect(await title()).toBe('What is virtue?')
  })

  it('is what its person gives it, on one line, at any time', async () => {
    const { rename, send, title } = await converse(offline)
    expect(await rename('  My\n title ')).toMatchObject({ title: 'My title', personaName: 'Plato' })
    await send('Hi')
    await eventually(async () => expect(await title()).toBe('My title'))
    await rename('x'.repeat(100))
    expect(await title()).toBe('x'.repeat(100))
  })

  it.each([
    ['is empty', ' \n'],
    ['is too long', 'x'.repeat(101)],
  ])('is refused when it %s', async (_, title) => {
    const { rename } = await converse(offline)
    await expect(rename(title)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })
})

describe('the title that a model makes', () => {
  it('replaces that of the message once, after the first exchange, which it gets as data', async () => {
    titles = ['"On ', 'virtue."']
    const before = titleRequests().length
    const { send, title } = await converse(titled)
    const sent = await send('What is virtue?')
    await eventually(async () => expect(await title()).toBe('On virtue'))
    await send('And courage?')
    await send('', sent.botMessage?.id)
    await send('What is justice?', sent.userMessage?.id)
    expect(titleRequests()).toHaveLength(before + 1)
    const { system = '', messages, maxTokens } = titleRequests().at(-1) ?? {}
    const [delimiter] = /data-[0-9a-f]{32}/.exec(system) ?? []
    expect(messages).toEqual([
      { role: 'user', content: `<${delimiter}>\nWhat is virtue?\n</${delimiter}>\n\n<${delimiter}>\nYes.\n</${delimiter}>` },
    ])
    expect(maxTokens).toBeLessThanOrEqual(200)
    expect(await title()).toBe('On virtue')
  })

  it.each([
    ['renamed', (person: Person) => person.rename('Mine'), ['Mine', 'person']],
    ['deleted', (person: Person) => person.remove(), ['What is virtue?', undefined]],
  ])('is not stored when the conversation was %s meanwhile', async (_, change, kept) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    titles = ['Made']
    const person = await converse(titled)
    await person.send('What is virtue?')
    await eventually(async () => expect(await person.row()).toMatchObject({ title: 'What is virtue?' }))
    await change(person)
    resolve()
    // A later one is stored: this one would be as well.
    const other = await converse(titled)
    await other.send('Hi')
    await eventually(async () => expect(await other.title()).toBe('Made'))
    const row = await person.row()
    expect([row?.title, row?.titleFrom]).toEqual(kept)
  })

  it('stays that of the message when the model fails or writes nothing, without another try', async () => {
    for (const script of [[new Error('no credit')], ['""\n'], []]) {
      titles = script
      const before = titleRequests().length
      const { send, title } = await converse(titled)
      await send('What is virtue?')
      await send('And courage?')
      await eventually(async () => expect(await title()).toBe('What is virtue?'))
      await eventually(() => expect(titleRequests()).toHaveLength(before + 1))
    }
  })
})
