import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type mongo, Types } from 'mongoose'
import { editorOf } from './harness/editor.ts'
import { storedMessages } from './harness/stored.ts'
import { accountsOf, type Subject, talkAbout } from './harness/talk.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from './harness/zeitgeist-harness.ts'

const dayMs = 86_400_000

let harness: ZeitgeistHarness
beforeAll(async () => {
  harness = await createZeitgeistHarness()
})
afterAll(() => harness?.stop())

/** Returns the ids in the rows of activity, in hexadecimal: of days and conversations, and of exchanges. */
async function idsOfRows(): Promise<string[]> {
  const rows = await harness.connection.collection<{ _id: mongo.Binary; messages: mongo.Binary[] }>('activity').find().toArray()
  return rows.flatMap(({ _id, messages }) => [_id, ...messages].map((bytes) => bytes.toString('hex')))
}

it('a replica that starts deletes keys and people after 7 days and rows after 14', async () => {
  await harness.startReplica()
  const personaId = harness.personas.add().id
  const at = (daysAgo: number) => new Date(harness.clock.now() - daysAgo * dayMs)
  await harness.say(
    ...[0, 7, 8, 13].map((daysAgo) => ({ accountId: `of-${daysAgo}`, personaId, text: 'Tomato seedlings', at: at(daysAgo) })),
  )
  await eventually(async () => expect(await storedMessages(harness.connection)).toBe(4), 60_000)
  const count = (collection: string) => harness.connection.collection(collection).countDocuments()
  // Keys of four days, and the key of terms. Days more than 7 days ago have no people.
  expect([await count('keys'), await count('people')]).toEqual([5, 2])

  harness.clock.shiftMs = 2 * dayMs
  await harness.startReplica()
  await eventually(async () => expect([await count('keys'), await count('people'), await count('activity')]).toEqual([2, 1, 3]))
})

it('once the key of a day is deleted, no conversation and no exchange of the day is stored', async () => {
  const editor = await editorOf(harness.identity, (await harness.startReplica()).client)
  const personas = Array.from({ length: 4 }, () => harness.personas.add())
  const exchangeIds = await harness.say(...talkAbout({ subject: 'bread', accounts: accountsOf('bread', 4), personas }))
  const storedOf = async (ids: readonly string[]) => {
    const rows = await idsOfRows()
    return ids.filter((id) => rows.some((hex) => hex.includes(id)))
  }
  await eventually(async () => expect(await storedOf(exchangeIds.slice(-1))).toHaveLength(1), 60_000)
  await editor.refresh()
  const [entry] = await editor.entries()
  expect(entry?.conversationIds).toHaveLength(4)
  const ids = [...exchangeIds, ...(entry?.conversationIds ?? [])]
  expect(await storedOf(ids)).toEqual(ids)

  harness.clock.shiftMs += 8 * dayMs
  await harness.startReplica()
  await eventually(async () => expect((await editor.entries())[0]?.conversationIds).toEqual([]))
  // The ids leave the entries before they leave the rows.
  await eventually(async () => expect(await storedOf(ids)).toEqual([]))
  const ofPersonas = { personaId: { $in: personas.map(({ id }) => new Types.ObjectId(id)) } }
  expect(await harness.connection.collection('activity').countDocuments(ofPersonas)).toBe(4)
  const decisions = JSON.stringify(await harness.connection.collection('decisions').find().toArray())
  for (const id of ids) expect(decisions).not.toContain(id)
  expect(decisions).toContain('"conversationIds":["0"]')
})

it('a decision and its entry lose the conversations of each day with the key of that day', async () => {
  const editor = await editorOf(harness.identity, (await harness.startReplica()).client)
  const personas = Array.from({ length: 4 }, () => harness.personas.add())
  const talk = (subject: Subject, name: string, daysAgo: number) =>
    talkAbout({ subject, accounts: accountsOf(name, 4), personas, at: new Date(harness.clock.now() - daysAgo * dayMs) })
  const [ofFirstDay, ofLastDay] = [talk('garden', 'first', 6), talk('garden', 'last', 0)]
  await harness.say(...ofFirstDay, ...ofLastDay, ...talk('chess', 'others', 0))
  await eventually(async () => expect(await harness.connection.collection('people').countDocuments()).toBe(12), 60_000)
  await editor.refresh()
  const idsOf = (said: typeof ofFirstDay) => said.map(({ conversationId }) => conversationId).sort()
  const idsOfEntry = async () => (await editor.entries()).find(({ content }) => content.includes('seedlings'))?.conversationIds
  expect(await idsOfEntry()).toEqual(idsOf([...ofFirstDay, ...ofLastDay]))

  harness.clock.shiftMs += 2 * dayMs
  await harness.startReplica()
  await eventually(async () => expect(await idsOfEntry()).toEqual(idsOf(ofLastDay)))
  const decisions = JSON.stringify(await harness.connection.collection('decisions').find().toArray())
  for (const id of idsOf(ofFirstDay)) expect(decisions).not.toContain(id)
  for (const id of idsOf(ofLastDay)) expect(decisions).toContain(id)
})
