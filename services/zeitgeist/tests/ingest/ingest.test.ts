import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { exchangeFinished } from '../harness/events.ts'
import { objectIdText } from '../harness/object-ids.ts'
import { storedActivity, storedMessages, wordsInDatabase } from '../harness/stored.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

const dayMs = 86_400_000

describe('the ingest of finished exchanges', () => {
  let harness: ZeitgeistHarness
  let personaId: string
  /** An account that no other test uses. */
  let ada: string

  beforeAll(async () => {
    harness = await createZeitgeistHarness()
    await harness.startReplica()
  })
  afterAll(() => harness?.stop())
  beforeEach(() => {
    personaId = harness.personas.add().id
    ada = `ada-${objectIdText()}`
  })

  const rows = () => harness.connection.collection('activity')
  const ofPersona = async (id = personaId) => (await rows().find().toArray()).filter((row) => String(row.personaId) === id)
  const messagesOf = async (id = personaId) => (await ofPersona(id)).flatMap(({ messages }) => Object.keys(messages)).length
  /** Waits until everything published so far was handled: a last message of its own is stored. */
  const settled = async () => {
    const own = harness.personas.add().id
    await harness.say({ accountId: `last-${objectIdText()}`, personaId: own, text: 'Compost worms' })
    await eventually(async () => expect(await messagesOf(own)).toBe(1), eventTimeoutMs)
  }
  const counted = async (outcome: string) => {
    const metric = await registry.getSingleMetric('rostra_insights_messages_total')?.get()
    return metric?.values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
  }
  const finished = (fields: Partial<Parameters<typeof exchangeFinished>[0]> = {}) => {
    const exchangeId = objectIdText()
    harness.chat.texts.set(exchangeId, { accountId: ada, content: 'Tomato seedlings on a balcony' })
    return exchangeFinished({
      exchangeId,
      conversationId: objectIdText(),
      personaId,
      person: `member:${ada}`,
      at: new Date(harness.clock.now()),
      ...fields,
    })
  }
  const asked = () => harness.chat.reads.flat()

  it('stores one row for each conversation and day', async () => {
    const conversationId = objectIdText()
    const said = { accountId: ada, personaId, conversationId, text: 'Tomato seedlings on a balcony' }
    await harness.say(said, said, { ...said, at: new Date(harness.clock.now() - dayMs) }, { ...said, conversationId: objectIdText() })
    await eventually(async () => expect(await messagesOf()).toBe(4), eventTimeoutMs)
    expect(await ofPersona()).toHaveLength(3)
    expect(await harness.connection.collection<{ _id: string }>('people').findOne({ _id: ada })).toMatchObject({
      day: Math.floor(harness.clock.now() / dayMs),
    })
  })

  it('gives a member another pseudonym on each day, and the same within a day', async () => {
    const said = { accountId: ada, personaId, text: 'Tomato seedlings' }
    await harness.say(said, said, { ...said, at: new Date(harness.clock.now() - dayMs) })
    await eventually(async () => expect(await messagesOf()).toBe(3), eventTimeoutMs)
    expect(new Set((await ofPersona()).map(({ person }) => person.toString('hex'))).size).toBe(2)
  })

  it("never asks for a guest's text, nor for one without an answer", async () => {
    const before = [await counted('guest'), await counted('empty')]
    const events = [finished({ person: `guest:${ada}` }), finished({ outcome: 'EMPTY' })]
    await harness.publish(...events)
    await eventually(
      async () => expect([(await counted('guest')) - (before[0] ?? 0), (await counted('empty')) - (before[1] ?? 0)]).toEqual([1, 1]),
      eventTimeoutMs,
    )
    expect(asked()).not.toEqual(expect.arrayContaining([events[0]?.id]))
    expect(asked()).not.toEqual(expect.arrayContaining([events[1]?.id]))
    expect(await messagesOf()).toBe(0)
  })

  it('never asks for the text of a member who does not consent, nor for one to a private, unlisted or deleted persona', async () => {
    const bob = `bob-${objectIdText()}`
    harness.members.refusing.add(bob)
    const hidden = harness.personas.add({ isPrivate: true }).id
    const unlisted = harness.personas.add({ isUnlisted: true }).id
    const gone = harness.personas.add().id
    harness.personas.delete(gone)
    const ids = await harness.say(
      { accountId: bob, personaId, text: 'Tomato seedlings' },
      { accountId: ada, personaId: hidden, text: 'Tomato seedlings' },
      { accountId: ada, personaId: unlisted, text: 'Tomato seedlings' },
      { accountId: ada, personaId: gone, text: 'Tomato seedlings' },
    )
    await settled()
    expect(asked().filter((id) => ids.includes(id))).toEqual([])
    const kept = await Promise.all([hidden, unlisted, gone].map(ofPersona))
    expect(kept.flat().length + (await messagesOf())).toBe(0)
    expect(await harness.connection.collection<{ _id: string }>('people').findOne({ _id: bob })).toBeNull()
  })

  it('asks each service once for a publish of many events', async () => {
    const before = [harness.chat.reads.length, harness.members.consentCalls.length, harness.personas.listCalls.length]
    await harness.say(
      ...Array.from({ length: 300 }, (_, number) => ({ accountId: `${ada}-${number}`, personaId, text: 'Tomato seedlings' })),
    )
    await eventually(async () => expect(await messagesOf()).toBe(300), eventTimeoutMs)
    const calls = [harness.chat.reads.length, harness.members.consentCalls.length, harness.personas.listCalls.length]
    for (const [index, count] of calls.entries())
      expect(count - (before[index] ?? 0)).toBeLessThanOrEqual(process.env.TEST_KAFKA_BROKERS ? 5 : 1)
  })

  it('changes nothing when events are published again', async () => {
    const events = Array.from({ length: 20 }, () => finished())
    await harness.publish(...events)
    await eventually(async () => expect(await messagesOf()).toBe(20), eventTimeoutMs)
    const before = await storedActivity(harness.connection)
    await harness.publish(...events)
    await harness.publish(...events.slice(0, 7).reverse())
    await settled()
    const after = await storedActivity(harness.connection)
    expect(after.filter((row) => before.includes(row))).toEqual(before)
    expect(await messagesOf()).toBe(20)
  })

  it('skips an exchange that chat no longer has, or that has another author', async () => {
    const gone = finished()
    const other = finished()
    harness.chat.texts.delete(gone.id)
    harness.chat.texts.set(other.id, { accountId: 'someone-else', content: 'Tomato seedlings' })
    await harness.publish(gone, other)
    await settled()
    expect(await messagesOf()).toBe(0)
  })

  it('waits while chat is away, and then stores what was published', async () => {
    harness.chat.behaviour.read = 'away'
    const reads = harness.chat.reads.length
    const published = harness.say({ accountId: ada, personaId, text: 'Tomato seedlings' })
    await eventually(() => expect(harness.chat.reads.length - reads).toBeGreaterThan(3), eventTimeoutMs)
    expect(await messagesOf()).toBe(0)
    harness.chat.behaviour.read = 'ok'
    await published
    await eventually(async () => expect(await messagesOf()).toBe(1), eventTimeoutMs)
  })

  it('makes a dead letter of an event that breaks the contract, and of no other in its batch', async () => {
    const before = await harness.buses.deadLetters()
    await harness.publish(finished(), finished({ conversationId: 'no-id' }), finished())
    await eventually(async () => expect(await messagesOf()).toBe(2), eventTimeoutMs)
    await eventually(async () => expect((await harness.buses.deadLetters()) - before).toBe(1), eventTimeoutMs)
  })

  it('takes events up to 14 days late, and drops and counts older ones', async () => {
    const before = await counted('too-old')
    const at = (days: number) => new Date(harness.clock.now() - days * dayMs)
    await harness.publish(finished({ at: at(14) }), finished({ at: at(15) }), finished({ at: at(-2) }))
    await eventually(async () => expect([await messagesOf(), (await counted('too-old')) - before]).toEqual([1, 2]), eventTimeoutMs)
  })

  it('stores no word of a message, and no account beside what was said', async () => {
    const words = ['zebrafinch', 'quokkas', 'axolotl', 'zebrafinch quokkas']
    await harness.say({ accountId: ada, personaId, text: 'My zebrafinch quokkas love an Axolotl near the pond every summer evening' })
    await eventually(async () => expect(await messagesOf()).toBe(1), eventTimeoutMs)
    expect(await wordsInDatabase(harness.connection, words)).toEqual([])
    const [row] = await ofPersona()
    expect(JSON.stringify(row)).not.toContain(ada)
    expect(Object.keys(row ?? {}).sort()).toEqual(['_id', 'messages', 'person', 'personaId', 'textVersion'])
  })

  it('stores the same message on two replicas at once as one', async () => {
    await harness.startReplica()
    const conversationId = objectIdText()
    const events = Array.from({ length: 40 }, () => finished({ conversationId }))
    await Promise.all([harness.publish(...events), harness.publish(...events), harness.publish(...[...events].reverse())])
    await eventually(async () => expect(await messagesOf()).toBe(40), eventTimeoutMs)
    expect(await ofPersona()).toHaveLength(1)
    expect(await storedMessages(harness.connection)).toBeGreaterThanOrEqual(40)
  })
})
