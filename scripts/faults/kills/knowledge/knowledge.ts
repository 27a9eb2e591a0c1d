import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Db } from 'mongodb'
import { createCallLog, formatLog, listOf } from '../../../fault-harness/call-log.ts'
import { draw } from '../../../fault-harness/draw.ts'
import { watchSteps } from '../../../fault-harness/watch-steps.ts'
import type { ServiceProcess } from '../../../product/service-process.ts'
import { killAtSteps } from '../kill-at-steps.ts'
import type { KillHarness } from '../kill-harness.ts'
import { addKnower, addQuickSources, type KnowledgeActors, knowledgeActFor } from './acts.ts'
import { makeKnowledgeFiles } from './files.ts'
import { addFile, expectAdded } from './sources.ts'
import { knowledgeStepReader, knowledgeSteps } from './steps.ts'
import { readReadings, type StoredReading, verifyKnowledge } from './verify.ts'

const kills = draw('knowledge', knowledgeSteps, 2).map((step) => ({ step }))
/** A slow file of the step before may be read for 30 s. */
const unseenAfterMs = 60_000
/** After a restart, every source must be ready or failed. */
const settledWithinMs = 180_000
/** After that, rows that nothing needs must be gone. A deletion that was killed is repeated after 30 s. */
const cleanWithinMs = 120_000

/** Kills persona at steps of its work with sources. */
export function killKnowledge(harness: () => KillHarness): void {
  it(`persona, killed ${kills.length} times at a step of a source: each is ready or failed, with the passages of one reading`, async () => {
    const { product, inspector, mails } = harness()
    const store = inspector.db('persona')
    const log = createCallLog()
    const actors: KnowledgeActors = { urls: product.urls, log, mails, store, files: await makeKnowledgeFiles(), knowers: [] }
    const undisturbed = await readUndisturbed(actors)
    const watch = await watchSteps(inspector.client, [store.databaseName], knowledgeStepReader())
    const unseen = await killAtSteps({
      kills,
      watch,
      unseenAfterMs,
      victimOf: () => product.replicasOf('persona')[0] as ServiceProcess,
      actFor: ({ step }) => knowledgeActFor(step, actors),
      afterKills: () => settled(store),
    })
    await watch.close()
    const verified = actors.knowers.map((knower) => eventually(() => verifyKnowledge(store, knower, undisturbed), cleanWithinMs))
    const outcomes = Map.groupBy((await Promise.all(verified)).flat(), ({ status, reason }) => `${status} ${reason ?? ''}`)
    process.stdout.write(`${listOf(new Map([...outcomes].map(([outcome, { length }]) => [outcome, length])))}${formatLog(log)}`)
    expect(unseen).toEqual([])
  }, 3_600_000)
}

/** Resolves when no source that exists now is being read. */
async function settled(store: Db): Promise<void> {
  const open = { status: 'processing', isDeleted: { $exists: false }, createdAt: { $lt: new Date() } }
  await eventually(async () => expect(await store.collection('sources').find(open).toArray()).toEqual([]), settledWithinMs)
}

/** Reads each file of the trial without a kill, and returns what is stored of it by its name. */
async function readUndisturbed(actors: KnowledgeActors): Promise<Map<string, StoredReading>> {
  const { store, files } = actors
  const knower = await addKnower(actors)
  await addQuickSources(knower, files)
  for (const file of [files.big, files.slow]) expectAdded(await addFile(knower.client, knower.personaId, file))
  const sources = await eventually(() => verifyKnowledge(store, knower, new Map()), settledWithinMs)
  const read = sources.filter(({ status }) => status === 'ready')
  expect(read.map(({ title }) => title)).toEqual(expect.arrayContaining(['notes.md', 'letter.docx', 'log.pdf', 'big.md']))
  return readReadings(store, knower.personaId, read)
}
