import { expect, it, jest } from '@jest/globals'
import { createOpenStreams } from './open-streams.ts'

const stream = () => ({ ping: jest.fn(), cut: jest.fn() })

it('one interval pings every open stream, and none that has ended', () => {
  jest.useFakeTimers()
  const streams = createOpenStreams(15_000)
  const [one, other] = [stream(), stream()]
  streams.add(one)
  streams.add(other)
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(15_000)
  streams.remove(other)
  jest.advanceTimersByTime(15_000)
  expect([one.ping.mock.calls.length, other.ping.mock.calls.length]).toEqual([2, 1])
  streams.remove(one)
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

it('drained waits for the last stream, and cuts what outlasts the grace', async () => {
  const streams = createOpenStreams()
  await streams.drained(0)
  const [quick, slow] = [stream(), stream()]
  streams.add(quick)
  const quickly = streams.drained(60_000)
  streams.remove(quick)
  await quickly
  streams.add(slow)
  await streams.drained(1)
  expect([quick.cut.mock.calls.length, slow.cut.mock.calls.length]).toEqual([0, 1])
  streams.remove(slow)
})
