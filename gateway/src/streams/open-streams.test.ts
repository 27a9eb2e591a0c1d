import { describe, expect, it, jest } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { createOpenStreams } from './open-streams.ts'

const log = createLog('test', { level: 'silent' })
const createStream = () => ({ ping: jest.fn(), cut: jest.fn(async () => undefined) })

describe('createOpenStreams', () => {
  it('pings every open stream by one interval, which stops with the last stream', () => {
    jest.useFakeTimers()
    const streams = createOpenStreams({ log, pingMs: 15_000 })
    const first = createStream()
    const second = createStream()
    streams.add(first)
    streams.add(second)
    expect(jest.getTimerCount()).toBe(1)
    jest.advanceTimersByTime(15_000)
    streams.remove(second)
    jest.advanceTimersByTime(15_000)
    expect([first.ping.mock.calls.length, second.ping.mock.calls.length]).toEqual([2, 1])
    streams.remove(first)
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })

  it('waits in drained for the last stream, and cuts the streams that outlast the grace', async () => {
    const streams = createOpenStreams({ log })
    await streams.drained(0)
    const quick = createStream()
    const slow = createStream()
    streams.add(quick)
    const drained = streams.drained(60_000)
    streams.remove(quick)
    await drained
    streams.add(slow)
    await streams.drained(1)
    expect([quick.cut.mock.calls.length, slow.cut.mock.calls.length]).toEqual([0, 1])
    streams.remove(slow)
  })
})
