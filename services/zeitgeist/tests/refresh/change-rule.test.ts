import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { type Editor, editorOf } from '../harness/editor.ts'
import { accountsOf, type Subject, talkAbout } from '../harness/talk.ts'
import { createZeitgeistHarness, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'

const dayMs = 86_400_000

describe('two editions', () => {
  let harness: ZeitgeistHarness
  let editor: Editor
  let personas: { id: string }[]

  beforeAll(async () => {
    harness = await createZeitgeistHarness({ ZEITGEIST_MIN_PEOPLE: '4' }, openInProcessTestBuses)
    editor = await editorOf(harness.identity, (await harness.startReplica()).client)
    personas = [1, 2, 3, 4].map(() => harness.personas.add())
  })
  afterAll(() => harness?.stop())

  /** The n-th persons of a subject talk about it now. */
  const join = (subject: Subject, from: number, to: number) => {
    const at = new Date(harness.clock.now())
    return harness.say(...talkAbout({ subject, accounts: accountsOf(subject, to), personas, at }).slice(from - 1))
  }
  const refresh = async () => {
    await editor.refresh()
    return editor.entries()
  }

  it('do not differ by the one person who makes a subject reach the floor', async () => {
    await join('bread', 1, 3)
    await join('garden', 1, 6)
    const [garden, ...others] = await refresh()
    expect([garden?.title.toLowerCase().includes('seedlings') || garden?.content.includes('seedlings'), others]).toEqual([true, []])
    await join('bread', 4, 4)
    expect(await refresh()).toEqual([garden])
  })

  it('differ once as many people changed as an entry needs, however slowly they come', async () => {
    await join('bread', 5, 5)
    expect(await editor.words()).not.toContain('sourdough')
    await refresh()
    await join('bread', 6, 6)
    await refresh()
    expect(await editor.words()).not.toContain('sourdough')
    await join('bread', 7, 7)
    await refresh()
    expect(await editor.words()).toContain('sourdough')
  })

  it('have the same entry while fewer people joined or left', async () => {
    const gardenOf = async () => (await editor.entries()).find(({ content }) => content.includes('seedlings'))
    const before = await gardenOf()
    expect(before).toBeDefined()
    await join('garden', 7, 9)
    await refresh()
    expect(await gardenOf()).toEqual(before)
    await join('garden', 10, 10)
    await refresh()
    expect((await gardenOf())?.id).not.toBe(before?.id)
  })

  it('show a subject at once that enough new people raise', async () => {
    await join('guitar', 1, 4)
    await refresh()
    expect(await editor.words()).toContain('barre')
  })

  it('let a subject go once its people have left the 7 days', async () => {
    harness.clock.shiftMs = 8 * dayMs
    await refresh()
    expect(await editor.entries()).toEqual([])
    harness.clock.shiftMs = 0
  })
})
