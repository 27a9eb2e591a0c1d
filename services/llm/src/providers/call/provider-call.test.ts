import { describe, expect, it } from '@jest/globals'
import { ManualTimers } from '../../testing/manual-timers.ts'
import { limitsFor } from './call-limits.ts'
import { ProviderCall } from './provider-call.ts'

const comment = ': keep-alive\n\n'
const empty = 'data: empty\n\n'
const text = 'data: text\n\n'
const limits = limitsFor('http://localhost/v1', { firstEventMs: 1_000, silenceMs: 500 })

/** Starts a call whose request is sent. `receive` delivers a part of its answer after some milliseconds. */
function start() {
  const timers = new ManualTimers()
  const reader = {
    read: (data: string) => (data === 'text' ? ('more' as const) : ('quiet' as const)),
    isComplete: () => false,
  }
  let begun = 0
  const onFirstEvent = () => {
    begun++
  }
  const call = new ProviderCall({ reader, signal: new AbortController().signal, timers, limits, onFirstEvent })
  const failed = call.run(new Promise(() => undefined), (error) => error).catch((error) => error)
  call.beginAttempt({ abort: () => undefined })
  call.requestSent()
  void call.startReading('text/event-stream')
  const receive = (ms: number, part: string) => {
    timers.advance(ms)
    call.push(Buffer.from(part))
  }
  return { timers, receive, failed, begun: () => begun }
}

const silent = (awaited: string) => ({ kind: 'silent', message: `Waited too long for the ${awaited} event` })

describe('the wait for a provider', () => {
  it.each([
    ['a comment', comment],
    ['an empty event', empty],
  ])('begins anew with %s, as often as the limit of signs of life allows', async (_sign, part) => {
    const { timers, receive, failed, begun } = start()
    for (const ms of [900, 900, 900, 900]) receive(ms, part)
    timers.advance(99)
    timers.advance(1)
    expect(await failed).toMatchObject(silent('first'))
    expect([timers.now(), begun()]).toEqual([3_700, 0])
  })

  it('ends in time without a sign of life', async () => {
    const { timers, failed } = start()
    timers.advance(999)
    timers.advance(1)
    expect(await failed).toMatchObject(silent('first'))
    expect(timers.now()).toBe(1_000)
  })

  it('between two events is at most twice as long with signs of life', async () => {
    const { timers, receive, failed, begun } = start()
    receive(900, text)
    for (const ms of [400, 400, 100]) receive(ms, comment)
    timers.advance(399)
    expect(begun()).toBe(1)
    timers.advance(1)
    expect(await failed).toMatchObject(silent('next'))
    expect(timers.now()).toBe(2_200)
  })

  it('begins anew with each text', async () => {
    const { timers, receive, failed } = start()
    for (const ms of [900, 499, 499]) receive(ms, text)
    timers.advance(500)
    expect(await failed).toMatchObject(silent('next'))
    expect(timers.now()).toBe(2_398)
  })
})

it.each([
  ['https://api.openai.com/v1', 60_000],
  ['https://mine.openai.azure.com/openai/v1', 60_000],
  ['https://openrouter.ai/api/v1', 60_000],
  ['https://api.openai.com.evil.example/v1', 300_000],
  ['http://127.0.0.1:11434/v1', 300_000],
])('waits for %s last %i ms unless settings say it', (baseUrl, ms) => {
  expect(limitsFor(baseUrl)).toMatchObject({ firstEventMs: ms, silenceMs: ms })
})
