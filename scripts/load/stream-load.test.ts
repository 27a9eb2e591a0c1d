import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { measureStreams } from './stream-load.ts'
import { arrived } from './stream-reader.ts'

/** Answers of four tokens, 5 ms apart. `lost`: tokens that an answer claims and that never arrive. */
const exchange = (lost: number) => async () => {
  for (let token = 0; token < 4; token++) {
    await sleep(5)
    arrived.tokens++
  }
  return { lagMs: 1, begunMs: 3, firstTokenMs: 5, wholeMs: 20, tokens: 4 + lost }
}
const load = { clients: 4, seconds: 0.05, warmUpSeconds: 0.02 }

it('answers that are cut at the ends of the measured time count by their share, and are no problem', async () => {
  const { tokens, exchanges, problems } = await measureStreams({ ...load, act: exchange(0) })
  expect(problems.filter((problem) => !problem.includes('busy'))).toEqual([])
  expect(exchanges).toBeCloseTo(tokens / 4, 9)
})

it('one token that did not arrive is a problem', async () => {
  const { problems } = await measureStreams({ ...load, act: exchange(1) })
  expect(problems.join()).toMatch(/\d+ tokens arrived, and the whole answers have \d+/)
})

it('more tokens than were offered are a problem', async () => {
  const { problems } = await measureStreams({ ...load, act: exchange(0), offeredTokens: 1 })
  expect(problems.join()).toMatch(/are more than the 1 that were offered/)
})
