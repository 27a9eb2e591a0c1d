import { expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import { untilWritten } from './until-written.ts'

it('repeats until no other writer comes first', async () => {
  const time = new SimulatedTime()
  let attempts = 0
  const written = untilWritten(async () => (++attempts < 5 ? null : { attempts }), time.clock)
  await time.runUntil(1_000)
  expect(await written).toEqual({ attempts: 5 })
})

it('gives up as unavailable after 20 attempts, within a second of pauses', async () => {
  const time = new SimulatedTime()
  let attempts = 0
  const refusal = untilWritten(async () => {
    attempts++
    return null
  }, time.clock).catch((error) => error)
  await time.runUntil(1_000)
  expect(await refusal).toMatchObject({ kind: 'unavailable', reason: 'CIRCLE_BUSY', details: { retryAfter: 1 } })
  expect(attempts).toBe(20)
})

it('passes an error on without another attempt', async () => {
  let attempts = 0
  const failing = untilWritten(async () => {
    attempts++
    throw new Error('away')
  })
  await expect(failing).rejects.toThrow('away')
  expect(attempts).toBe(1)
})
