import { describe, expect, it } from '@jest/globals'
import { noteMakings } from './note-makings.ts'

/** Makings that end when a test says so. */
function start(bounds: { atOnce?: number; maxWaiting?: number } = {}) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const signals: AbortSignal[] = []
  let dropped = 0
  const makings = noteMakings({
    ...bounds,
    make: ({ exchangeId }, signal) => {
      begun.push(exchangeId)
      signals.push(signal)
      return new Promise((resolve) => ends.set(exchangeId, resolve))
    },
    onDropped: () => {
      dropped++
    },
  })
  const end = async (id: string) => {
    ends.get(id)?.()
    for (let tick = 0; tick < 5; tick++) await Promise.resolve()
  }
  return { makings, begun, end, signals, dropped: () => dropped }
}
const exchange = (person: string, exchangeId: string) => ({ exchangeId, worker: { person, isConfirmed: true, clientAddress: '' } })

describe('the makings of notes', () => {
  it('run four at once, and those of one member one after the other', async () => {
    const { makings, begun, end } = start()
    for (const id of ['a1', 'a2', 'b1', 'c1', 'd1', 'e1']) makings.add(exchange(id.charAt(0), id))
    expect(begun).toEqual(['a1', 'b1', 'c1', 'd1'])
    await end('b1')
    expect(begun.slice(4)).toEqual(['e1'])
    await end('a1')
    expect(begun.slice(5)).toEqual(['a2'])
  })

  it('leave out what there is no room for', async () => {
    const { makings, begun, end, dropped } = start({ atOnce: 1, maxWaiting: 2 })
    for (const id of ['a1', 'a2', 'a3', 'a4', 'a5']) makings.add(exchange('a', id))
    expect(dropped()).toBe(2)
    for (const id of ['a1', 'a2', 'a3']) await end(id)
    expect(begun).toEqual(['a1', 'a2', 'a3'])
  })

  it('end with the process: what runs is aborted and awaited, what waits is not begun', async () => {
    const { makings, begun, end, signals } = start({ atOnce: 1 })
    makings.add(exchange('a', 'a1'))
    makings.add(exchange('b', 'b1'))
    let isStopped = false
    const stopped = makings.stop().then(() => {
      isStopped = true
    })
    expect([signals[0]?.aborted, isStopped]).toEqual([true, false])
    await end('a1')
    await stopped
    makings.add(exchange('c', 'c1'))
    expect(begun).toEqual(['a1'])
  })
})
