import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { type Editor, editorOf } from '../harness/editor.ts'
import { accountsOf, talkAbout } from '../harness/talk.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

describe('throwaway accounts', () => {
  let harness: ZeitgeistHarness
  let editor: Editor
  let personas: { id: string; name: string }[]

  beforeAll(async () => {
    harness = await createZeitgeistHarness({}, openInProcessTestBuses)
    const replica = await harness.startReplica()
    editor = await editorOf(harness.identity, replica.client)
    personas = [1, 2, 3].map(() => harness.personas.add())
  })
  afterAll(() => harness?.stop())

  const counts = async () => {
    const { themes, excerpts, trends } = await editor.refresh()
    return themes + excerpts + trends
  }

  it('write no entry: those without a confirmed address or of less than 7 days are not even read', async () => {
    const young = accountsOf('young', 12)
    for (const id of young) harness.members.notCounting.add(id)
    await harness.say(...talkAbout({ subject: 'chess', accounts: young, personas }))
    expect(await counts()).toBe(0)
    expect(await harness.connection.collection('activity').countDocuments()).toBe(0)
    await harness.connection.collection('refreshes').deleteMany({})
  })

  it('write no entry with 25 accounts of one network, of which three count', async () => {
    const crowd = accountsOf('crowd', 25)
    for (const id of crowd) harness.members.networkOf.set(id, 'one-network')
    await harness.say(...talkAbout({ subject: 'garden', accounts: crowd, personas: [personas[0] as { id: string }] }))
    const others = accountsOf('neighbours', 6)
    for (const [n, id] of others.entries()) harness.members.networkOf.set(id, `network-${n}`)
    await harness.say(...talkAbout({ subject: 'bread', accounts: others, personas }))
    expect(await counts()).toBe(1)
    const [entry] = await harness.connection.collection('entries').find().toArray()
    expect(JSON.stringify(entry)).toMatch(/sourdough|flour/)
    const decisions = await harness.connection.collection('decisions').find().toArray()
    for (const { people } of decisions) expect(people.length).toBeLessThanOrEqual(6)
  })
})
