import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Db } from 'mongodb'
import { newAttemptLog } from '../fault-harness/kills/browser.ts'
import { killAtSteps, listOf } from '../fault-harness/kills/kill-at-steps.ts'
import { type StepWatch, watchSteps } from '../fault-harness/kills/step-watch.ts'
import { type EmbeddingsServer, startEmbeddingsServer } from '../fault-harness/knowledge/embeddings-server.ts'
import { addKnower, addQuickSources, type Knower, knowledgeActFor } from '../fault-harness/knowledge/knowledge-acts.ts'
import { addFile, expectAdded, listSources } from '../fault-harness/knowledge/knowledge-client.ts'
import { type KnowledgeFiles, makeHostileFiles, makeKnowledgeFiles } from '../fault-harness/knowledge/knowledge-files.ts'
import { type KnowledgeStep, knowledgeStepReader, knowledgeSteps } from '../fault-harness/knowledge/knowledge-steps.ts'
import { readReadings, type StoredReading, verifyKnowledge } from '../fault-harness/knowledge/verify-knowledge.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import type { ServiceProcess } from '../product/service-process.ts'

/** Twice at each step. */
const kills = Number(process.env.FAULT_KNOWLEDGE_KILLS ?? 2 * knowledgeSteps.length)
/** A slow file of the step before may be read for 30 s. */
const unseenAfterMs = 60_000
/** After a restart, every source must be ready or failed. */
const settledWithinMs = 60_000
/** After that, rows that nothing needs must be gone. A deletion that was killed is repeated after 30 s. */
const cleanWithinMs = 45_000
/** A file that cannot be read must be failed. */
const refusedWithinMs = 30_000
/** Other calls while hostile files are read. */
const longestCallMs = 2_000
/** How long the passages of a source are stored before it is ready. */
const embeddingsMs = 200

describe('what a persona knows', () => {
  let harness: FaultHarness
  let store: Db
  let watch: StepWatch<KnowledgeStep>
  let embeddings: EmbeddingsServer
  let files: KnowledgeFiles
  const log = newAttemptLog()
  const knowers: Knower[] = []
  const newKnower = () => addKnower({ urls: harness.product.urls, log, knowers })

  beforeAll(async () => {
    embeddings = await startEmbeddingsServer(embeddingsMs)
    const ofPersona = { OPENAI_BASE_URL: embeddings.url, EMBEDDINGS_MODEL: 'faults' }
    const settingsOf = (name: string): Record<string, string> => (name.startsWith('persona') ? ofPersona : {})
    harness = await startFaultHarness({ answer: { tokens: 8, everyMs: 5 }, replicas: 1, settingsOf })
    store = harness.inspector.db('persona')
    watch = await watchSteps(harness.inspector.client, store.databaseName, knowledgeStepReader())
    files = await makeKnowledgeFiles()
  }, 180_000)
  afterAll(async () => {
    await watch?.close()
    await harness?.stop()
    await embeddings?.stop()
  }, 60_000)

  it('is served while hostile files are read, which fail with a reason', async () => {
    const [reader, { personaId, browser }] = [await newKnower(), await newKnower()]
    const times: number[] = []
    const timed = async <T>(call: Promise<T>) => {
      const startedAt = performance.now()
      const result = await call
      times.push(performance.now() - startedAt)
      return result
    }
    const repeated = sumOf(log.repeated)
    for (const file of makeHostileFiles()) {
      expectAdded(await addFile(browser, personaId, file))
      const deadline = Date.now() + refusedWithinMs
      for (let status = ''; status !== 'failed'; ) {
        const [source] = await timed(listSources(browser, personaId))
        await timed(reader.browser.call('GET', `/api/bots/${reader.personaId}`))
        expect(source?.title).toBe(file.name)
        status = source?.status ?? ''
        expect([status, Date.now() > deadline]).toEqual([expect.stringMatching(/processing|failed/), false])
      }
    }
    const reasons = (await listSources(browser, personaId)).map(({ title, reason }) => `  ${title}: ${reason}\n`)
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
    process.stdout.write(
      `${times.length} calls while hostile files were read: ${at(0.5)} ms in the median, ${at(0.99)} ms at the 99th percentile, ${at(1)} ms at most\n${reasons.join('')}`,
    )
    expect(sumOf(log.repeated)).toBe(repeated)
    expect(at(1)).toBeLessThan(longestCallMs)
    expect(reasons.filter((reason) => /: null|on our side/.test(reason))).toEqual([])
  }, 150_000)

  it(`is whole after ${kills} kills: each source is ready or failed, with the passages of one reading and within the limit`, async () => {
    const undisturbed = await readUndisturbed()
    const victim = harness.product.replicasOf('persona')[0] as ServiceProcess
    const actors = { urls: harness.product.urls, log, store, files, knowers }
    let settledMs = 0
    const settled = async () => {
      const restartedAt = new Date()
      const open = { status: 'processing', isDeleted: { $exists: false }, createdAt: { $lt: restartedAt } }
      await eventually(async () => expect(await store.collection('sources').find(open).toArray()).toEqual([]), settledWithinMs)
      settledMs = Date.now() - restartedAt.getTime()
    }
    const actFor = (step: KnowledgeStep) => knowledgeActFor(step, actors)
    const { counts, unseen } = await killAtSteps({
      victim,
      kills,
      steps: knowledgeSteps,
      watch,
      actFor,
      afterKills: settled,
      unseenAfterMs,
    })
    const sources = (
      await Promise.all(knowers.map((knower) => eventually(() => verifyKnowledge(store, knower, undisturbed), cleanWithinMs)))
    ).flat()
    const rows = await store
      .collection('sources')
      .find({ isDeleted: { $exists: false } })
      .toArray()
    const outcomes = Map.groupBy(sources, ({ status, reason }) => `${status} ${reason ?? ''}`)
    process.stdout.write(
      `${kills} kills of persona:\n${listOf(counts)}${sources.length} sources, ${rows.filter(({ losses }) => losses > 0).length} of them interrupted, ` +
        `all settled ${(settledMs / 1_000).toFixed(1)} s after the last restart:\n` +
        `${listOf(new Map([...outcomes].map(([outcome, { length }]) => [outcome, length])))}calls were repeated after:\n${listOf(log.repeated)}`,
    )
    expect(unseen).toEqual([])
  }, 3_600_000)

  /** Reads each file of the trial without a kill, and returns what is stored of it by its name. */
  async function readUndisturbed(): Promise<Map<string, StoredReading>> {
    const knower = await newKnower()
    await addQuickSources(knower, files)
    for (const file of [files.big, files.slow]) expectAdded(await addFile(knower.browser, knower.personaId, file))
    const sources = await eventually(() => verifyKnowledge(store, knower, new Map()), 90_000)
    const read = sources.filter(({ status }) => status === 'ready')
    expect(read.map(({ title }) => title)).toEqual(expect.arrayContaining(['notes.md', 'letter.docx', 'log.pdf', 'big.md']))
    return readReadings(store, knower.personaId, read)
  }
})

const sumOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)
