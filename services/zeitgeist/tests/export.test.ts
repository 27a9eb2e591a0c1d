import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { fromStatus } from '@rostra/kit/rpc/status'
import { eventually } from '@rostra/kit/testing/eventually'
import type { ExportedDay__Output } from '@rostra/proto/gen/rostra/zeitgeist/v1/ExportedDay'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { objectIdText } from './harness/object-ids.ts'
import { storedMessages } from './harness/stored.ts'
import { createZeitgeistHarness, type Replica, type ZeitgeistHarness } from './harness/zeitgeist-harness.ts'

const dayMs = 86_400_000

let harness: ZeitgeistHarness
let replica: Replica
beforeAll(async () => {
  harness = await createZeitgeistHarness()
  replica = await harness.startReplica()
})
afterAll(() => harness?.stop())

async function readExport(token: string): Promise<ExportedDay__Output[]> {
  const stream = await replica.client.open(ZeitgeistService.ExportData, {}, { token })
  const days: ExportedDay__Output[] = []
  try {
    for await (const day of stream) days.push(day)
  } catch (error) {
    throw fromStatus(error)
  }
  return days
}

it("streams the days on which a member's chats were counted, oldest first, and nothing of others", async () => {
  const personaId = harness.personas.add().id
  const conversationId = objectIdText()
  const said = { accountId: 'ada', personaId, conversationId, text: 'Tomato seedlings' }
  const yesterday = new Date(harness.clock.now() - dayMs)
  await harness.say(said, said, { ...said, at: yesterday }, { ...said, accountId: 'bob', conversationId: objectIdText() })
  await eventually(async () => expect(await storedMessages(harness.connection)).toBe(4), 60_000)
  const date = (at: Date) => at.toISOString().slice(0, 10)
  expect(await readExport(await harness.identity.member('ada'))).toEqual([
    { day: date(yesterday), conversationId, personaId, messages: 1 },
    { day: date(new Date(harness.clock.now())), conversationId, personaId, messages: 2 },
  ])
  expect(await readExport(await harness.identity.member('carol'))).toEqual([])
})

it('is for members only', async () => {
  await expect(readExport(await harness.identity.guest('ada'))).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
})
