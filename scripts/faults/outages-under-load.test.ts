import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { type ProbedLoad, startProbedLoad } from '../fault-harness/load/probed-load.ts'
import { verifySends } from '../fault-harness/verify-sends.ts'
import { killedPrimaries } from './outages/elections.ts'
import { hungReplicas } from './outages/hung-replicas.ts'
import { hungStores } from './outages/hung-stores.ts'
import { answer, type OutageHarness, startOutageHarness } from './outages/outage-harness.ts'

/* Replicas, stores and the network hang under a load. Calls must end and succeed again within a time. One product serves all trials. */
describe('an outage under a load', () => {
  let harness: OutageHarness
  let load: ProbedLoad
  const started = () => harness
  const running = () => load
  beforeAll(async () => {
    harness = await startOutageHarness()
    load = await startProbedLoad(harness.product, { members: 4, guests: 2, probes: 100 })
  }, 600_000)
  afterAll(async () => {
    await load?.stop()
    await harness?.stop()
  }, 240_000)

  hungReplicas(started, running)
  hungStores(started, running)
  killedPrimaries(started, running, async () => {
    await load.stop()
    const outcomes = await verifySends(harness.inspector, load, { tokens: answer.tokens, deletedAnswers: harness.deletedAnswers })
    expect(Object.keys(outcomes).filter((outcome) => outcome.startsWith('refused'))).toEqual([])
    return outcomes
  })
})
