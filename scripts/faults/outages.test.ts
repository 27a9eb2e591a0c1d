import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { draw } from '../fault-harness/draw.ts'
import { type Load, startLoad } from '../fault-harness/load/start-load.ts'
import { verifySends } from '../fault-harness/verify-sends.ts'
import { brokerOutage } from './outages/broker-outage.ts'
import { killedPrimaries } from './outages/elections.ts'
import { hungReplicas } from './outages/hung-replicas.ts'
import { hungStores } from './outages/hung-stores.ts'
import { lostAnswers } from './outages/lost-answers.ts'
import { answer, type OutageHarness, startOutageHarness } from './outages/outage-harness.ts'
import { parallelSends } from './outages/parallel-sends.ts'
import { webhooks } from './outages/webhooks.ts'

/* Stores, the broker, the network and replicas fail around a running product. One product serves all trials, in this order. */
describe('an outage', () => {
  let harness: OutageHarness
  const started = () => harness
  beforeAll(async () => {
    harness = await startOutageHarness()
  }, 600_000)
  afterAll(() => harness?.stop(), 120_000)

  for (const trial of draw('outages', [webhooks, parallelSends, brokerOutage, lostAnswers], 2)) trial(started)

  describe('under a load', () => {
    let load: Load
    const running = () => load
    beforeAll(async () => {
      load = await startLoad(harness.product, { members: 4, guests: 2, probes: 100 })
    }, 120_000)
    afterAll(() => load?.stop(), 120_000)

    hungReplicas(started, running)
    hungStores(started, running)
    killedPrimaries(started, running, async () => {
      await load.stop()
      const outcomes = await verifySends(harness.inspector, load, answer.tokens)
      expect(Object.keys(outcomes).filter((outcome) => outcome.startsWith('refused'))).toEqual([])
      return outcomes
    })
  })
})
