import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { Types } from 'mongoose'
import { type Editor, editorOf } from '../harness/editor.ts'
import { accountsOf, talkAbout } from '../harness/talk.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

let harness: ZeitgeistHarness
let editor: Editor
beforeAll(async () => {
  harness = await createZeitgeistHarness({}, openInProcessTestBuses)
  // The regular check of personas does not run, so that only the event withdraws.
  const replica = await harness.startReplica({ timers: { schedule: 3_600_000, personas: 3_600_000 } })
  editor = await editorOf(harness.identity, replica.client)
})
afterAll(() => harness?.stop())

it('a deleted persona is withdrawn from entries at its event, and its rows are deleted', async () => {
  const personas = Array.from({ length: 4 }, () => harness.personas.add())
  for (const subject of ['guitar', 'garden'] as const)
    await harness.say(...talkAbout({ subject, accounts: accountsOf(subject, 4), personas }))
  await editor.refresh()
  expect(await editor.words()).toContain('barre')
  const rows = () => harness.connection.collection('activity')
  const stored = await rows().countDocuments()
  for (const { id } of personas.slice(0, 2)) {
    const payload = PersonaDeletedEvent.serialize({ personaId: id, deletedAt: new Date().toISOString() })
    await harness.publish({ id: `deleted:${id}`, topic: PersonaDeletedEvent.topic, key: id, payload, at: new Date() })
  }
  await eventually(async () => expect(await editor.words()).not.toContain('barre'))
  const deleted = personas.slice(0, 2).map(({ id }) => new Types.ObjectId(id))
  expect(await rows().countDocuments({ personaId: { $in: deleted } })).toBe(0)
  expect(await rows().countDocuments()).toBeLessThan(stored)
})
