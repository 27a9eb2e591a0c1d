import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { Types } from 'mongoose'
import { type Editor, editorOf } from '../harness/editor.ts'
import type { ScriptedPersona } from '../harness/scripted-personas.ts'
import { accountsOf, type Subject, talkAbout } from '../harness/talk.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

/** Who talks about a subject, and with whom. */
interface Crowd {
  accounts: string[]
  personas: ScriptedPersona[]
}

describe('an entry', () => {
  let harness: ZeitgeistHarness
  let editor: Editor

  beforeAll(async () => {
    harness = await createZeitgeistHarness({}, openInProcessTestBuses)
    editor = await editorOf(harness.identity, (await harness.startReplica()).client)
  })
  afterAll(() => harness?.stop())

  const crowd = async (subject: Subject, people: number, personaCount: number): Promise<Crowd> => {
    const personas = Array.from({ length: personaCount }, () => harness.personas.add())
    const accounts = accountsOf(subject, people)
    await harness.say(...talkAbout({ subject, accounts, personas }))
    return { accounts, personas }
  }
  const entryWith = async (word: string) => {
    const found = (await editor.entries()).filter((entry) => JSON.stringify(entry).toLowerCase().includes(word))
    expect(found).toHaveLength(1)
    return found[0] as (typeof found)[number]
  }
  const isGone = async (word: string) => eventually(async () => expect(await editor.words()).not.toContain(word))

  it('is withdrawn once those who still allow it are too few, and loses their conversations before', async () => {
    const { accounts } = await crowd('bread', 4, 4)
    const { accounts: others } = await crowd('garden', 4, 4)
    await editor.refresh()
    expect((await entryWith('sourdough')).conversationIds).toHaveLength(4)

    await harness.consent(accounts[0] as string, false)
    await eventually(async () => expect((await entryWith('sourdough')).conversationIds).toHaveLength(3))
    await harness.deleteAccount(accounts[1] as string)
    await isGone('sourdough')
    expect((await entryWith('seedlings')).conversationIds).toHaveLength(4)

    await editor.refresh()
    expect(await editor.words()).not.toContain('sourdough')
    for (const account of others.slice(2)) await harness.consent(account, false)
    await isGone('seedlings')
  })

  it('is withdrawn when the persona that it links is made private', async () => {
    const { personas } = await crowd('running', 8, 2)
    // An earlier edition exists, and eight people are new since.
    await editor.refresh()
    const { botId } = await entryWith('marathon')
    const linked = personas.find(({ id }) => id === botId) as ScriptedPersona
    linked.isPrivate = true
    await isGone('marathon')
    const rowsOf = (id: string) => harness.connection.collection('activity').countDocuments({ personaId: new Types.ObjectId(id) })
    await eventually(async () => expect(await rowsOf(botId)).toBe(0))
    expect(await Promise.all(personas.map(({ id }) => rowsOf(id)))).toContain(4)
  })

  it('is withdrawn when too few people remain without a deleted persona', async () => {
    const { personas } = await crowd('guitar', 4, 4)
    await editor.refresh()
    expect((await entryWith('barre')).botId).toBe('')
    harness.personas.delete((personas[0] as ScriptedPersona).id)
    harness.personas.delete((personas[1] as ScriptedPersona).id)
    await isGone('barre')
  })

  it('is not published on members who withdraw while the refresh runs', async () => {
    const accounts = accountsOf('chess', 4)
    const personas = Array.from({ length: 4 }, () => harness.personas.add())
    await harness.say(...talkAbout({ subject: 'chess', accounts, personas }))
    let hasWithdrawn = false
    harness.members.duringConsents = async () => {
      const open = await harness.connection.collection('refreshes').findOne({ open: true })
      if (open?.step !== 'written' || hasWithdrawn) return
      hasWithdrawn = true
      // The refresh has its answer about these two already.
      for (const account of accounts.slice(0, 2)) await harness.consent(account, false)
    }
    await editor.refresh()
    expect(hasWithdrawn).toBe(true)
    expect(await editor.words()).not.toContain('endgame')
  })
})
