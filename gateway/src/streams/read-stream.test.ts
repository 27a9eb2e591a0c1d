import { EventEmitter } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { ClientReadableStream } from '@grpc/grpc-js'
import { describe, expect, it, jest } from '@jest/globals'
import { logEpisodes } from '@rostra/kit/episode-log'
import { createLog } from '@rostra/kit/log'
import { partial } from '@rostra/kit/testing/partial'
import { readStream } from './read-stream.ts'

/** A stream of a service that the test writes. */
function scriptedStream() {
  const events = new EventEmitter()
  const cancel = jest.fn()
  const stream = partial<ClientReadableStream<string>>({ on: events.on.bind(events), once: events.once.bind(events), cancel })
  const emit = async (event: string) => {
    await setImmediate()
    events.emit('data', event)
  }
  return { open: async () => stream, emit, cancel }
}

const options = {
  repeatable: false,
  firstEventMs: 1_000,
  failures: logEpisodes(createLog('test', { level: 'silent' }), { began: 'down', ended: 'up' }),
  signal: new AbortController().signal,
  onEvent: (event: string) => (event === 'last' ? 'whole' : undefined),
}

describe('readStream', () => {
  it('returns the result of the last event', async () => {
    const { open, emit } = scriptedStream()
    const reading = readStream({ ...options, open })
    for (const event of ['first', 'last']) await emit(event)
    expect(await reading).toBe('whole')
  })

  it('ends after 15 minutes, and says where the result will stand', async () => {
    jest.useFakeTimers()
    const { open, emit, cancel } = scriptedStream()
    const reading = readStream({ ...options, open, stillRunning: 'It will stand in c-1' })
    await emit('first')
    jest.advanceTimersByTime(15 * 60_000)
    await expect(reading).rejects.toMatchObject({ reason: 'STILL_RUNNING', message: 'It will stand in c-1' })
    expect(cancel).toHaveBeenCalled()
    jest.useRealTimers()
  })
})
