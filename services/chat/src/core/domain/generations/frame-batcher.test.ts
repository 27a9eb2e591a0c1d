import { describe, expect, it } from '@jest/globals'
import { type Clock, createFrameBatcher } from './frame-batcher.ts'

/** A clock that moves only by `advance`. */
function manualClock() {
  let time = 0
  let timers: { at: number; run: () => void }[] = []
  const clock: Clock = {
    now: () => time,
    after: (ms, run) => {
      const timer = { at: time + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  const advance = (ms: number) => {
    time += ms
    const due = timers.filter(({ at }) => at <= time)
    timers = timers.filter(({ at }) => at > time)
    for (const { run } of due) run()
  }
  return { clock, advance }
}

function startBatcher() {
  const sent: string[] = []
  const { clock, advance } = manualClock()
  return { sent, advance, ...createFrameBatcher((content) => sent.push(content), clock) }
}

describe('createFrameBatcher', () => {
  it('sends the first token at once and batches those that follow', () => {
    const { sent, push, advance } = startBatcher()
    push('Hello')
    expect(sent).toEqual(['Hello'])
    push(' there')
    push(',')
    expect(sent).toEqual(['Hello'])
    advance(45)
    expect(sent).toEqual(['Hello', ' there,'])
  })

  it('sends a token at once after a pause', () => {
    const { sent, push, advance } = startBatcher()
    push('a')
    advance(1_000)
    push('b')
    expect(sent).toEqual(['a', 'b'])
  })

  it('makes batches longer while timers fire late, and shorter again afterwards', () => {
    const { sent, push, advance } = startBatcher()
    push('a')
    push('b')
    advance(90)
    expect(sent).toEqual(['a', 'b'])
    push('c')
    advance(45)
    expect(sent).toEqual(['a', 'b'])
    advance(55)
    expect(sent).toEqual(['a', 'b', 'c'])
    push('d')
    advance(45)
    expect(sent).toEqual(['a', 'b', 'c', 'd'])
  })

  it('never splits a surrogate pair', () => {
    const { sent, push, advance } = startBatcher()
    const high = '\ud83d'
    const low = '\ude00'
    push('a')
    push(`b${high}`)
    advance(45)
    push(low)
    advance(45)
    expect(sent).toEqual(['a', 'b', '😀'])
  })

  it('sends the buffer once when it is flushed', () => {
    const { sent, push, flush, advance } = startBatcher()
    push('a')
    push('b')
    flush()
    advance(100)
    flush()
    expect(sent).toEqual(['a', 'b'])
  })
})
