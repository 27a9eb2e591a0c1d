import { beforeAll, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { expectSettled } from './expect-settled.ts'
import { formatCounts, keepStreamsOpen } from './open-streams.ts'
import { ensureInstalled, rollingRestart } from './release.ts'

const restarts = Number(process.env.CLUSTER_RESTARTS ?? 20)
const streams = 100

beforeAll(ensureInstalled, 900_000)

it(`${restarts} rolling restarts of chat and gateway under ${streams} open streams cause no 5xx, and every stream completes once`, async () => {
  const load = await keepStreamsOpen(streams)
  await eventually(async () => expect(load.openStreams).toBe(streams), 60_000)
  for (let number = 0; number < restarts; number++) await rollingRestart(number % 2 === 0 ? 'chat' : 'gateway')
  await load.stop()
  const { outcomes, listRequests, retries } = load.results
  process.stdout.write(
    `${restarts} rolling restarts: streams ${formatCounts(outcomes)}, retries ${formatCounts(retries)}, list requests ${formatCounts(listRequests)}\n`,
  )
  process.stdout.write(`settled: ${JSON.stringify(await expectSettled(load.results))}\n`)
  expect([...retries.keys()].filter((cause) => /^5\d\d/.test(cause))).toEqual([])
  expect([...listRequests.keys()].filter((status) => status.startsWith('5'))).toEqual([])
  expect([...outcomes.keys()].filter((outcome) => !outcome.startsWith('complete'))).toEqual([])
}, 3_600_000)
