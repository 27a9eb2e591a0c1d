import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { type Editor, editorOf } from '../harness/editor.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'
import { accountsOf, talkAbout } from '../harness/talk.ts'
import { headwordOf, writeAbout } from '../harness/writing-model.ts'
import { createZeitgeistHarness, type Replica, type ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'
import { type SpawnedReplica, spawnReplica } from './spawn-replica.ts'

interface PlannedRow {
  topic: { entry: { brief: { words: { text: string }[] }; candidates: unknown } | null }
}

let harness: ZeitgeistHarness
let survivor: Replica
let editor: Editor
let model: ScriptedModel
let killed: SpawnedReplica | undefined

beforeAll(async () => {
  harness = await createZeitgeistHarness({ REFRESH_LEASE_MS: '900' }, openInProcessTestBuses)
  model = scriptedModel(writeAbout)
  survivor = await harness.startReplica({ model })
  editor = await editorOf(harness.identity, survivor.client)
  const personas = [1, 2, 3].map(() => harness.personas.add())
  for (const subject of ['bread', 'garden', 'running', 'guitar'] as const)
    await harness.say(...talkAbout({ subject, accounts: accountsOf(subject, 5), personas }))
})
afterEach(async () => {
  killed?.process.kill('SIGKILL')
  harness.chat.duringRead = async () => undefined
  harness.members.duringConsents = async () => undefined
  await clear()
})
afterAll(() => harness?.stop())

/** Removes all editions, so that the next one is the first. */
async function clear(): Promise<void> {
  for (const name of ['refreshes', 'decisions', 'entries', 'planned_topics']) await harness.connection.collection(name).deleteMany({})
  model.requests.length = 0
}

const edition = async () => (await editor.entries()).map(({ type, title, content }) => `${type} ${title}: ${content}`).sort()
const stepNow = async () => (await harness.connection.collection('refreshes').findOne({ open: true }))?.step
const forever = () => new Promise<never>(() => undefined)

/** Starts a refresh on a replica of its own, kills that once `isThere` does not throw, and waits for the other one to publish. */
async function killAt(settings: Record<string, string>, isThere: () => Promise<void>): Promise<void> {
  killed = await spawnReplica(harness, settings)
  const client = harness.connect(killed.port)
  client.call(ZeitgeistService.Refresh, {}, { token: editor.token, deadlineMs: 60_000 }).catch(() => undefined)
  await eventually(isThere, 20_000)
  killed.process.kill('SIGKILL')
  harness.chat.duringRead = async () => undefined
  harness.members.duringConsents = async () => undefined
  await eventually(async () => {
    const [row, ...others] = await harness.connection.collection('refreshes').find({}).toArray()
    expect([row?.status, others]).toEqual(['published', []])
  }, 20_000)
}

describe('a refresh whose replica is killed', () => {
  let undisturbed: string[]
  beforeAll(async () => {
    await editor.refresh()
    undisturbed = await edition()
    expect(undisturbed).toHaveLength(4)
    await clear()
  })

  it('is done anew by another replica before its plan is stored', async () => {
    let isReading = false
    harness.chat.duringRead = () => {
      isReading = true
      return forever()
    }
    await killAt({}, async () => expect(isReading).toBe(true))
    expect(await edition()).toEqual(undisturbed)
  })

  it('goes on with the stored texts, and no model is asked for them again', async () => {
    let stored: string[] = []
    await killAt({ TEST_HANGING_MODEL: 'yes' }, async () => {
      const rows = await harness.connection
        .collection<PlannedRow>('planned_topics')
        .find({ 'topic.entry.candidates': { $type: 'array' } })
        .toArray()
      stored = rows.map(({ topic }) => topic.entry?.brief.words[0]?.text ?? '')
      expect(stored).toHaveLength(1)
    })
    expect(await edition()).toEqual(undisturbed)
    const asked = model.requests.map(headwordOf)
    expect(asked).toHaveLength(3)
    expect(asked).not.toContain(stored[0])
  })

  it('is published by another replica once its texts are written', async () => {
    let isChecking = false
    harness.members.duringConsents = async () => {
      if ((await stepNow()) !== 'written') return
      isChecking = true
      await forever()
    }
    await killAt({}, async () => expect(isChecking).toBe(true))
    expect(await edition()).toEqual(undisturbed)
    expect(model.requests).toEqual([])
  })
})

describe('a refresh', () => {
  it('is the only one, on whatever replica another one is asked for', async () => {
    const other = await harness.startReplica({ model })
    const outcomes = await Promise.allSettled([
      editor.refresh(),
      other.client.call(ZeitgeistService.Refresh, {}, { token: editor.token, deadlineMs: 30_000 }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject({
      kind: 'state',
      reason: 'REFRESH_RUNNING',
      message: 'A refresh is already running. Its entries appear in a moment.',
    })
    expect(await edition()).toHaveLength(4)
    await other.app.stop()
  })

  it('goes on at another replica without waiting for its lease when its own drains', async () => {
    const draining = await harness.startReplica({ model: scriptedModel(forever) }, { STOP_GRACE_MS: '100' })
    draining.client.call(ZeitgeistService.Refresh, {}, { token: editor.token, deadlineMs: 60_000 }).catch(() => undefined)
    await eventually(async () => expect(await stepNow()).toBe('planned'))
    await draining.app.stop()
    await eventually(async () => expect(await edition()).toHaveLength(4))
  })

  it('fails without a change when a service breaks, and the next one succeeds', async () => {
    harness.chat.duringRead = async () => {
      throw new Error('broken')
    }
    await expect(editor.refresh()).rejects.toMatchObject({ kind: 'unavailable', reason: 'REFRESH_FAILED' })
    harness.chat.duringRead = async () => undefined
    expect(await edition()).toEqual([])
    expect(await harness.connection.collection('planned_topics').countDocuments()).toBe(0)
    await editor.refresh()
    expect(await edition()).toHaveLength(4)
  })

  it('waits for a service that is away for a moment', async () => {
    harness.chat.behaviour.read = 'away'
    const refreshed = editor.refresh()
    const reads = harness.chat.reads.length
    await eventually(() => expect(harness.chat.reads.length).toBeGreaterThan(reads + 1))
    harness.chat.behaviour.read = 'ok'
    await refreshed
    expect(await edition()).toHaveLength(4)
  })

  it('starts by itself on one replica once it is due', async () => {
    const replicas = await Promise.all([1, 2].map(() => harness.startReplica({ model, timers: { schedule: 50 } })))
    await eventually(async () => expect(await edition()).toHaveLength(4), 20_000)
    for (const { app } of replicas) await app.stop()
    // A replica that finds out that another was faster has removed what it opened.
    const rows = await harness.connection.collection('refreshes').find({}).toArray()
    expect(rows.map(({ status }) => status)).toEqual(['published'])
  })
})
