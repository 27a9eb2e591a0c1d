import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import { watchState } from './answer-state.ts'

/** Watches a model that writes and thinks at these times, in milliseconds. Returns what was shown, with its times. */
async function shownWhile({ writes = [], thinks = [], until }: { writes?: number[]; thinks?: number[]; until: number }) {
  const time = new SimulatedTime()
  const shown: [number, string][] = []
  const watch = watchState(({ state, seconds }) => shown.push([time.now, `${state} ${seconds}`]), time.clock)
  for (const at of writes) time.at(at, watch.wrote)
  for (const at of thinks) time.at(at, watch.thought)
  await time.runUntil(until)
  watch.end()
  await time.runUntil(until + 60_000)
  return shown
}

describe('the state of an answer', () => {
  it('is shown every second once the model has written nothing for 5 s, and not after its end', async () => {
    const states = [
      [5_000, 'waiting 5'],
      [6_000, 'waiting 6'],
      [7_000, 'waiting 7'],
    ]
    expect(await shownWhile({ until: 7_500 })).toEqual(states)
  })

  it('is counted from the last text', async () => {
    expect(await shownWhile({ writes: [1_000, 4_900, 9_000], until: 14_500 })).toEqual([[14_000, 'waiting 5']])
  })

  it('is shown at once when the model begins to think, until its next text', async () => {
    const shown = await shownWhile({ thinks: [200, 300, 2_100], writes: [2_500], until: 7_000 })
    expect(shown).toEqual([
      [200, 'thinking 0'],
      [1_200, 'thinking 1'],
      [2_200, 'thinking 2'],
    ])
  })

  it('is not shown more than once a second when a wait becomes thinking', async () => {
    const shown = await shownWhile({ thinks: [5_400], until: 7_300 })
    expect(shown).toEqual([
      [5_000, 'waiting 5'],
      [6_000, 'thinking 0'],
      [7_000, 'thinking 1'],
    ])
  })
})
