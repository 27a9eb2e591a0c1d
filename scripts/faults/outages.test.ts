import { afterAll, beforeAll, describe } from '@jest/globals'
import { draw } from '../fault-harness/draw.ts'
import { brokerOutage } from './outages/broker-outage.ts'
import { lostAnswers } from './outages/lost-answers.ts'
import { type OutageHarness, startOutageHarness } from './outages/outage-harness.ts'
import { parallelSends } from './outages/parallel-sends.ts'

/* The broker and replicas fail around a running product, whose stores must be exact afterwards. One product serves all trials. */
describe('an outage', () => {
  let harness: OutageHarness
  beforeAll(async () => {
    harness = await startOutageHarness()
  }, 600_000)
  afterAll(() => harness?.stop(), 120_000)

  for (const trial of draw('outages', [parallelSends, brokerOutage, lostAnswers], 2)) trial(() => harness)
})
