import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { topicVersion } from '@rostra/text/version'
import { type Editor, editorOf } from '../harness/editor.ts'
import { scriptedModel } from '../harness/scripted-model.ts'
import { accountsOf, talkAbout } from '../harness/talk.ts'
import { writeAbout } from '../harness/writing-model.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

let harness: ZeitgeistHarness
let editor: Editor

beforeAll(async () => {
  harness = await createZeitgeistHarness({}, openInProcessTestBuses)
  const { client } = await harness.startReplica({ model: scriptedModel(writeAbout) })
  editor = await editorOf(harness.identity, client)
  const personas = [1, 2, 3].map(() => harness.personas.add())
  await harness.say(...talkAbout({ subject: 'bread', accounts: accountsOf('baker', 9), personas, at: new Date(harness.clock.now()) }))
})
afterAll(() => harness?.stop())

const rows = () => harness.connection.collection('activity')

/** Makes the first edition anew. Returns its types, and whether a model wrote all its texts. */
const edition = async () => {
  for (const name of ['refreshes', 'decisions', 'entries']) await harness.connection.collection(name).deleteMany({})
  await editor.refresh()
  const entries = await editor.entries()
  return { types: entries.map(({ type }) => type), byModel: entries.every(({ offline }) => !offline) }
}

it('no trend and no text of a model is published while rows have words of several versions', async () => {
  expect(await rows().distinct('textVersion')).toEqual([topicVersion])
  expect(await edition()).toEqual({ types: ['ENTRY_TYPE_TREND'], byModel: true })
  await rows().updateOne({}, { $set: { textVersion: topicVersion - 1 } })
  expect(await edition()).toEqual({ types: ['ENTRY_TYPE_THEME'], byModel: false })
  await rows().updateMany({}, { $set: { textVersion: topicVersion } })
  expect(await edition()).toEqual({ types: ['ENTRY_TYPE_TREND'], byModel: true })
})

it('a row with messages of two versions has the lower one', async () => {
  const said = { accountId: 'ada', personaId: harness.personas.add().id, text: 'Tomato seedlings', conversationId: 'a'.repeat(24) }
  const ofAda = async () => (await rows().find().toArray()).filter(({ personaId }) => String(personaId) === said.personaId)
  await harness.say(said)
  for (const { _id } of await ofAda()) await rows().updateOne({ _id }, { $set: { textVersion: topicVersion - 1 } })
  await harness.say(said)
  expect((await ofAda()).map((row) => [row.messages.length, row.textVersion])).toEqual([[2, topicVersion - 1]])
})
