import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { OperatorActedEvent } from '@rostra/proto/zeitgeist-events'
import { type Editor, editorOf } from '../harness/editor.ts'
import { accountsOf, type Subject, talkAbout } from '../harness/talk.ts'
import { createZeitgeistHarness, type Replica, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

async function start(settings: Record<string, string> = {}) {
  const harness = await createZeitgeistHarness(settings, openInProcessTestBuses)
  const replica = await harness.startReplica()
  const editor = await editorOf(harness.identity, replica.client)
  const personas = [1, 2, 3].map(() => harness.personas.add())
  const say = (subject: Subject, name: string) => harness.say(...talkAbout({ subject, accounts: accountsOf(name, 6), personas }))
  return { harness, replica, editor, say }
}

describe('the review of entries', () => {
  let harness: ZeitgeistHarness
  let replica: Replica
  let editor: Editor
  let say: (subject: Subject, name: string) => Promise<unknown>
  const acted: { action: string; targetName: string; reason: string }[] = []

  beforeAll(async () => {
    const started = await start()
    harness = started.harness
    replica = started.replica
    editor = started.editor
    say = started.say
    const handle = async ({ payload }: { payload: Buffer }) => void acted.push(OperatorActedEvent.deserialize(payload))
    await (await harness.buses.join()).subscribe({ topic: OperatorActedEvent.topic, group: 'audit', handle })
    await say('chess', 'chess')
    await say('bread', 'bread')
    await editor.refresh()
  })
  afterAll(() => harness?.stop())

  const reviewed = async () => (await replica.client.call(ZeitgeistService.ListReviewedEntries, {}, { token: editor.token })).entries
  const of = async (word: RegExp) => (await reviewed()).find(({ entry }) => word.test(JSON.stringify(entry)))

  it('is refused to all but super senators', async () => {
    const token = await harness.identity.member('orator', 'orator')
    const denied = { reason: 'OPERATORS_ONLY' }
    const { client } = replica
    await expect(client.call(ZeitgeistService.ListReviewedEntries, {}, { token })).rejects.toMatchObject(denied)
    await expect(client.call(ZeitgeistService.ReviewEntry, { id: 'x', state: 'ENTRY_STATE_HELD' }, { token })).rejects.toMatchObject(denied)
    await expect(client.call(ZeitgeistService.ExcludeTerm, { term: 'chess' }, { token })).rejects.toMatchObject(denied)
    await expect(client.call(ZeitgeistService.AllowTerm, { term: 'chess' }, { token })).rejects.toMatchObject(denied)
    await expect(client.call(ZeitgeistService.ListExcludedTerms, {}, { token })).rejects.toMatchObject(denied)
  })

  it('holds an entry back from readers, and shows it again', async () => {
    const { token } = editor
    const chess = await of(/rook|chess/i)
    const id = chess?.entry?.id ?? ''
    expect(await editor.words()).toMatch(/chess|rook/)
    await replica.client.call(ZeitgeistService.ReviewEntry, { id, state: 'ENTRY_STATE_HELD', reason: 'A campaign' }, { token })
    expect(await editor.words()).not.toMatch(/chess|rook/)
    expect((await of(/rook|chess/i))?.state).toBe('ENTRY_STATE_HELD')
    await expect(replica.client.call(ZeitgeistService.GetEntry, { id }, { token })).rejects.toMatchObject({ reason: 'ENTRY_NOT_FOUND' })
    await eventually(() => expect(acted).toContainEqual(expect.objectContaining({ action: 'entry-held', reason: 'A campaign' })))
    await replica.client.call(ZeitgeistService.ReviewEntry, { id, state: 'ENTRY_STATE_SHOWN' }, { token })
    expect(await editor.words()).toMatch(/chess|rook/)
    await expect(
      replica.client.call(ZeitgeistService.ReviewEntry, { id: 'unknown', state: 'ENTRY_STATE_HELD' }, { token }),
    ).rejects.toMatchObject({ reason: 'ENTRY_NOT_FOUND' })
  })

  it('excludes a term: entries that show it are held, and no later one has it', async () => {
    const { token } = editor
    await replica.client.call(ZeitgeistService.ExcludeTerm, { term: ' Sourdough ', reason: 'Advertising' }, { token })
    expect(await editor.words()).not.toContain('sourdough')
    await expect(replica.client.call(ZeitgeistService.ExcludeTerm, { term: 'sourdough' }, { token })).rejects.toMatchObject({
      reason: 'TERM_EXCLUDED',
    })
    await say('bread', 'more-bread')
    await say('garden', 'garden')
    await editor.refresh()
    expect(await editor.words()).not.toContain('sourdough')
    expect(await editor.words()).toMatch(/tomato|greenhouse/)
    const { terms } = await replica.client.call(ZeitgeistService.ListExcludedTerms, {}, { token })
    expect(terms).toEqual([expect.objectContaining({ term: 'sourdough', reason: 'Advertising' })])
    await replica.client.call(ZeitgeistService.AllowTerm, { term: 'sourdough' }, { token })
    await expect(replica.client.call(ZeitgeistService.AllowTerm, { term: 'sourdough' }, { token })).rejects.toMatchObject({
      reason: 'TERM_NOT_EXCLUDED',
    })
  })
})

it('by setting, entries wait until they are shown', async () => {
  const { harness, replica, editor, say } = await start({ ZEITGEIST_REVIEW: 'true' })
  const { token } = editor
  // A subject shows only beside another: its words are used together more than by chance.
  await say('guitar', 'guitar')
  await say('bread', 'bread')
  const message = expect.stringMatching(/^No entry is shown\. \d+ entries of this and earlier refreshes wait for a review\.$/)
  expect(await editor.refresh()).toMatchObject({ message, themes: 0, excerpts: 0, trends: 0 })
  expect(await editor.entries()).toEqual([])
  const { entries } = await replica.client.call(ZeitgeistService.ListReviewedEntries, {}, { token })
  expect(new Set(entries.map(({ state }) => state))).toEqual(new Set(['ENTRY_STATE_WAITING']))
  await replica.client.call(ZeitgeistService.ReviewEntry, { id: entries[0]?.entry?.id, state: 'ENTRY_STATE_SHOWN' }, { token })
  expect(await editor.entries()).toHaveLength(1)
  await harness.stop()
})

describe('a subject that is held back', () => {
  it('is held back in each later entry until it is shown, also when its entry was withdrawn', async () => {
    const { harness, replica, editor, say } = await start()
    const { token } = editor
    const chess = async () => {
      const { entries } = await replica.client.call(ZeitgeistService.ListReviewedEntries, {}, { token })
      return entries.find(({ entry }) => /rook|chess/i.test(JSON.stringify(entry)))
    }
    const review = async (state: 'ENTRY_STATE_HELD' | 'ENTRY_STATE_SHOWN') =>
      replica.client.call(ZeitgeistService.ReviewEntry, { id: (await chess())?.entry?.id, state }, { token })
    /** Withdraws the entry by its people, and publishes a new one of others. */
    const replacePeople = async (before: string, after: string) => {
      for (const account of accountsOf(before, 6)) await harness.consent(account, false)
      await eventually(async () => expect(await chess()).toBeUndefined())
      await say('chess', after)
      await editor.refresh()
    }
    await say('chess', 'first')
    await say('bread', 'bread')
    await editor.refresh()

    await review('ENTRY_STATE_HELD')
    await replacePeople('first', 'second')
    expect((await chess())?.state).toBe('ENTRY_STATE_HELD')
    expect(await editor.words()).not.toMatch(/chess|rook/)

    await review('ENTRY_STATE_SHOWN')
    await replacePeople('second', 'third')
    expect((await chess())?.state).toBe('ENTRY_STATE_SHOWN')
    await harness.stop()
  })
})

it('a term that is excluded while a refresh runs is in none of its shown entries', async () => {
  const { harness, replica, editor, say } = await start()
  await say('chess', 'chess')
  await say('bread', 'bread')
  let hasExcluded = false
  // The term is excluded during the check that precedes the publication.
  harness.members.duringConsents = async () => {
    const open = await harness.connection.collection('refreshes').findOne({ open: true })
    if (open?.step !== 'written' || hasExcluded) return
    hasExcluded = true
    await replica.client.call(ZeitgeistService.ExcludeTerm, { term: 'sourdough' }, { token: editor.token })
  }
  await editor.refresh()
  expect(hasExcluded).toBe(true)
  expect(await editor.words()).not.toContain('sourdough')
  expect(await editor.words()).toMatch(/chess|rook/)
  const { entries } = await replica.client.call(ZeitgeistService.ListReviewedEntries, {}, { token: editor.token })
  const bread = entries.find(({ entry }) => JSON.stringify(entry).toLowerCase().includes('sourdough'))
  expect(bread?.state).toBe('ENTRY_STATE_HELD')
  await harness.stop()
})
