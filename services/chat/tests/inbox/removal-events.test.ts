import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { type ChatHarness, createChatHarness } from '../harness/chat-harness.ts'
import { openInbox } from '../harness/inbox-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let inbox: ReturnType<typeof openInbox>
beforeAll(async () => {
  harness = await createChatHarness()
  const replica = await harness.startReplica(scriptedModel(() => ['No idea.']))
  inbox = openInbox(harness, () => replica)
})
afterAll(() => harness?.stop())

const rows = (personaId: string) => harness.connection.collection('inbox_items').find({ personaId }).toArray()
/** Returns the people of all groups, also of those that are not shown. */
const people = async (personaId: string): Promise<string[]> =>
  (await rows(personaId)).flatMap(({ questions = [] }) => questions.map((each: { person: string }) => each.person))
const stored = (personaId: string, count: number) =>
  eventually(async () => expect(await people(personaId)).toHaveLength(count), eventTimeoutMs)
const askUnanswered = async (personaId: string) => {
  const account = randomUUID()
  return { account, ...(await inbox.askUnanswered(account, personaId, 'How do I get a refund for a course?')) }
}

describe('an event that removes questions', () => {
  it('of a member who turns insights off: with the third person the group is no longer shown', async () => {
    const persona = await inbox.persona()
    const asked = []
    for (let n = 0; n < 4; n++) asked.push(await askUnanswered(persona.id))
    await stored(persona.id, 4)
    await inbox.withdrawConsent(asked[0]?.account ?? '')
    await stored(persona.id, 3)
    expect(await persona.items()).toMatchObject([{ askedBy: 3 }])
    await inbox.withdrawConsent(asked[1]?.account ?? '')
    await stored(persona.id, 2)
    expect([await persona.items(), await persona.count()]).toEqual([[], {}])
    // A redelivered event does not restore removed questions.
    await asked[0]?.deliver()
    await askUnanswered(persona.id)
    await stored(persona.id, 3)
    expect(await people(persona.id)).not.toContain(`member:${asked[0]?.account}`)
  })

  it('of a deleted persona: its reported answers go with it', async () => {
    const persona = await inbox.persona()
    const { rate } = await inbox.ask(await inbox.member(), persona.id, 'How long?')
    await rate({ rating: 'RATING_DOWN', comment: 'It is 30 days', shared: true })
    expect(await rows(persona.id)).toHaveLength(1)
    await inbox.deletePersona(persona.id)
    await eventually(async () => expect(await rows(persona.id)).toEqual([]), eventTimeoutMs)
    await expect(persona.list()).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
  })
})
