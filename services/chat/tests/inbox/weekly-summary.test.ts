import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { InboxSummarizedEvent } from '@rostra/proto/chat-events'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { openInbox } from '../harness/inbox-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replicas: Replica[]
let inbox: ReturnType<typeof openInbox>
const events: EventEnvelope[] = []
const dayMs = 86_400_000
/** Thursday evening, so that minutes do not pass Monday, 06:00 UTC. */
let now = mondayBefore(Date.now()) + 3.5 * dayMs

beforeAll(async () => {
  harness = await createChatHarness()
  const start = () =>
    harness.startReplica(
      scriptedModel(() => ['No idea.']),
      { now: () => now, inboxTimers: { summary: 100 } },
    )
  replicas = [await start(), await start()]
  inbox = openInbox(harness, () => replicas[0] as Replica)
  await harness.bus.subscribe({ topic: InboxSummarizedEvent.topic, group: 'test', handle: async (event) => void events.push(event) })
})
afterAll(() => harness?.stop())

/** The latest Monday at 06:00 UTC. */
function mondayBefore(time: number): number {
  let monday = Math.floor(time / dayMs) * dayMs + dayMs / 4
  while (monday > time || new Date(monday).getUTCDay() !== 1) monday -= dayMs
  return monday
}

const runs = () => harness.connection.collection('inbox_summary_runs').find().sort({ week: 1 }).toArray()
const done = (count: number) =>
  eventually(async () => {
    const found = await runs()
    expect(found.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'done'))
    return found
  }, 20_000)
const summaryOf = (ownerId: string) =>
  events.filter(({ key }) => key === ownerId).map(({ payload }) => InboxSummarizedEvent.deserialize(payload))

it('owners get one event a week with what is new and open, whatever replica makes it', async () => {
  await done(1)
  const plato = await inbox.persona()
  const ada = await inbox.persona()
  const hidden = await inbox.persona()
  const second = await inbox.persona({ ownerId: plato.ownerId })
  const report = async (personaId: string, question: string) => {
    const asked = await inbox.ask(await inbox.member(), personaId, question)
    await asked.rate({ rating: 'RATING_DOWN', comment: 'a private comment', shared: true })
    return asked
  }
  await report(plato.id, 'one')
  await report(plato.id, 'two')
  await (await report(plato.id, 'taken back')).rate({ rating: 'RATING_DOWN' })
  for (let n = 0; n < 3; n++) await inbox.askUnanswered(`asker-${n}`, second.id, 'how do I get a refund')
  await eventually(async () => expect(await second.items()).toHaveLength(1), eventTimeoutMs)
  await report(hidden.id, 'three')
  await report(ada.id, 'four')
  const [handled] = await ada.items()
  await ada.dismiss(handled?.id ?? '')
  inbox.personas.set(hidden.id, { ownerId: hidden.ownerId, isPrivate: true, isUnlisted: false, name: 'Hidden' })

  // Items have the real time, which may pass Monday 06:00 UTC meanwhile.
  await harness.connection.collection('inbox_items').updateMany({}, { $set: { listedAt: new Date(now) } })

  now += 7 * dayMs
  const [, run] = await done(2)
  await eventually(() => expect(summaryOf(plato.ownerId)).toHaveLength(1), eventTimeoutMs)
  const [summary] = summaryOf(plato.ownerId)
  expect(summary).toMatchObject({ accountId: plato.ownerId, week: run?.week })
  expect(new Date(`${summary?.week}T06:00:00Z`).getUTCDay()).toBe(1)
  expect(summary?.personas).toEqual([
    { personaId: plato.id, personaName: `Persona ${plato.id}`, reported: 2, unanswered: 0 },
    { personaId: second.id, personaName: `Persona ${second.id}`, reported: 0, unanswered: 1 },
  ])
  expect(JSON.stringify(summary)).not.toMatch(/private|refund|asker/)

  // Nothing is new a week later.
  now += 7 * dayMs
  await done(3)
  expect([summaryOf(plato.ownerId).length, summaryOf(ada.ownerId), summaryOf(hidden.ownerId)]).toEqual([1, [], []])
})

it('a run that failed is repeated after ten minutes, and no event is lost or doubled', async () => {
  const { length } = await done((await runs()).length)
  const persona = await inbox.persona()
  const asked = await inbox.ask(await inbox.member(), persona.id, 'five')
  await asked.rate({ rating: 'RATING_UP', comment: '', shared: true })
  // Its time is the real one; the next summary is weeks ahead.
  const at = mondayBefore(now + 7 * dayMs) - 3_600_000
  await harness.connection.collection('inbox_items').updateOne({ personaId: persona.id }, { $set: { listedAt: new Date(at) } })
  const visible = inbox.personas.get(persona.id)
  harness.persona.on('ListPersonasByIds', () => {
    throw new Error('broken')
  })
  now += 7 * dayMs
  await eventually(async () => expect((await runs()).at(-1)).toMatchObject({ status: 'failed' }), 20_000)
  harness.persona.on('ListPersonasByIds', ({ request }) => ({ personas: request.ids.map((id: string) => ({ id, ...visible })) }))
  now += 11 * 60_000
  await done(length + 1)
  await eventually(() => expect(summaryOf(persona.ownerId)).toHaveLength(1), eventTimeoutMs)
})
