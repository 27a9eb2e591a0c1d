import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { InboxItemAddedEvent } from '@rostra/proto/chat-events'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { openInbox } from '../harness/inbox-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica
let inbox: ReturnType<typeof openInbox>
const events: EventEnvelope[] = []
beforeAll(async () => {
  harness = await createChatHarness()
  replica = await harness.startReplica(scriptedModel(() => ['No idea.']))
  inbox = openInbox(harness, () => replica)
  await harness.bus.subscribe({
    topic: InboxItemAddedEvent.topic,
    group: `test-${randomUUID()}`,
    handle: async (event) => void events.push(event),
  })
})
afterAll(() => harness?.stop())

const added = (personaId: string) =>
  events.filter(({ key }) => key === personaId).map(({ payload }) => InboxItemAddedEvent.deserialize(Buffer.from(payload)))

it('an answer that is reported is announced once, by its id and without its text', async () => {
  const persona = await inbox.persona()
  const asked = await inbox.ask(await harness.identity.member(randomUUID()), persona.id, 'How long is the trial?')
  const down = { rating: 'RATING_DOWN', comment: 'It is 30 days', shared: true } as const
  await asked.rate(down)
  await asked.rate({ ...down, comment: 'It is 31 days' })
  const { items } = await persona.list()
  const one = expect.objectContaining({ itemId: items[0]?.id, personaId: persona.id, kind: 'INBOX_ITEM_KIND_REPORTED' })
  await eventually(() => expect(added(persona.id)).toEqual([one]), eventTimeoutMs)
  for (const shared of [false, true]) await asked.rate({ ...down, shared })
  await (await inbox.ask(await inbox.member(), persona.id, 'How long is it?')).rate(down)
  const other = expect.objectContaining({ itemId: (await persona.items())[0]?.id })
  await eventually(() => expect(added(persona.id).slice(1)).toEqual([other]), eventTimeoutMs)
  expect(events.map(({ payload }) => String(payload)).join()).not.toMatch(/trial|days/)
})

it('a question is announced once three people asked it, and not before', async () => {
  const persona = await inbox.persona()
  const question = 'How do I get a refund for a course?'
  for (let people = 0; people < 4; people++) await inbox.askUnanswered(randomUUID(), persona.id, question)
  await eventually(async () => expect(await persona.list()).toMatchObject({ items: [{ askedBy: 4 }] }), 30_000)
  const { items } = await persona.list()
  const one = expect.objectContaining({ itemId: items[0]?.id, kind: 'INBOX_ITEM_KIND_UNANSWERED' })
  await eventually(() => expect(added(persona.id)).toEqual([one]), eventTimeoutMs)
})
