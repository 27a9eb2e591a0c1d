import { expect, it } from '@jest/globals'
import { createRandom } from '../queueing/random.ts'
import { runOpenLoad } from './open-load.ts'

it('sends at its rate while answers take long, and says what found no lane', async () => {
  const marks: boolean[] = []
  const result = await runOpenLoad({
    send: () => new Promise<number>((resolve) => setTimeout(resolve, 100, 1)),
    ...{ lanes: 3, perSecond: 200, seconds: 0.2, warmUpSeconds: 0.1, random: createRandom(1), onCounted: (isBegin) => marks.push(isBegin) },
  })
  expect(marks).toEqual([true, false])
  expect(result.failures).toEqual([])
  expect(result.results.length).toBeLessThanOrEqual(9)
  expect(result.withoutLane).toBeGreaterThan(20)
})

it('reports a failed send, and goes on', async () => {
  let sent = 0
  const send = async () => {
    if (sent++ === 0) throw new Error('503')
    return sent
  }
  const options = { lanes: 10, perSecond: 300, seconds: 0.1, warmUpSeconds: 0, random: createRandom(2), onCounted: () => undefined }
  const result = await runOpenLoad({ send, ...options })
  expect(result.failures).toEqual(['503'])
  expect(result.results.length).toBe(sent - 1)
})
