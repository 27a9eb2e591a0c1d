import { beforeAll, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { gather, shown } from './crowd.ts'
import { rollingRestart, standing } from './release.ts'
import { settled } from './settled.ts'

const restarts = Number(process.env.CLUSTER_RESTARTS ?? 20)
const streams = 100

beforeAll(standing, 900_000)

it(`${restarts} rolling restarts of chat and gateway under ${streams} open streams: no 5xx, every stream ends whole, none is lost or doubled`, async () => {
  const crowd = await gather(streams)
  await eventually(async () => expect(crowd.open).toBe(streams), 60_000)
  for (let number = 0; number < restarts; number++) await rollingRestart(number % 2 === 0 ? 'chat' : 'gateway')
  await crowd.stop()
  const { ends, calls, troubles } = crowd.tally
  process.stdout.write(`${restarts} rolling restarts: streams ${shown(ends)}, tries repeated ${shown(troubles)}, calls ${shown(calls)}\n`)
  process.stdout.write(`settled: ${JSON.stringify(await settled(crowd.tally))}\n`)
  expect([...troubles.keys()].filter((why) => /^5\d\d/.test(why))).toEqual([])
  expect([...calls.keys()].filter((status) => status.startsWith('5'))).toEqual([])
  expect([...ends.keys()].filter((end) => !end.startsWith('whole'))).toEqual([])
}, 3_600_000)
