import { describe, expect, it } from '@jest/globals'
import { type Clock, createGatherer } from './gather.ts'

/** A clock that stands until it is told to move. */
function standingClock() {
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

function gathering() {
  const sent: string[] = []
  const { clock, advance } = standingClock()
  return { sent, advance, ...createGatherer((content) => sent.push(content), clock) }
}

describe('gathering tokens into frames', () => {
  it('sends the first token at once and gathers those that follow', () => {
    const { sent, push, advance } = gathering()
    push('Hello')
    expect(sent).toEqual(['Hello'])
    push(' there')
    push(',')
    expect(sent).toEqual(['Hello'])
    advance(45)
    expect(sent).toEqual(['Hello', ' there,'])
  })

  it('sends a token at once when it comes after a pause', () => {
    const { sent, push, advance } = gathering()
    push('a')
    advance(1_000)
    push('b')
    expect(sent).toEqual(['a', 'b'])
  })

  it('gathers longer while timers come late, and recovers', () => {
    const { sent, push, advance } = gathering()
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

  it('never cuts a character in two', () => {
    const { sent, push, advance } = gathering()
    const [high, low] = ['\ud83d', '\ude00']
    push('a')
    push(`b${high}`)
    advance(45)
    push(low)
    advance(45)
    expect(sent).toEqual(['a', 'b', '😀'])
  })

  it('sends what waits when it is flushed, once', () => {
    const { sent, push, flush, advance } = gathering()
    push('a')
    push('b')
    flush()
    advance(100)
    flush()
    expect(sent).toEqual(['a', 'b'])
  })
})
