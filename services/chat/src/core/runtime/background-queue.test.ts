import { describe, expect, it } from '@jest/globals'
import { backgroundQueue } from './background-queue.ts'

/** A queue whose work ends when a test says so; the first letter of its id is its key. */
function start({ atOnce = 4, maxWaiting = 1_000 } = {}) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const signals: AbortSignal[] = []
  let dropped = 0
  const queue = backgroundQueue<{ id: string }>({
    atOnce,
    maxWaiting,
    keyOf: ({ id }) => id.charAt(0),
    run: ({ id }, signal) => {
      begun.push(id)
      signals.push(signal)
      return new Promise((resolve) => ends.set(id, resolve))
    },
    onDropped: () => {
      dropped++
    },
  })
  const end = async (id: string) => {
    ends.get(id)?.()
    for (let tick = 0; tick < 5; tick++) await Promise.resolve()
  }
  return { queue, begun, end, signals, dropped: () => dropped }
}

describe('work in the background', () => {
  it('runs four at once, and that of one key in sequence', async () => {
    const { queue, begun, end } = start()
    for (const id of ['a1', 'a2', 'b1', 'c1', 'd1', 'e1']) queue.add({ id })
    expect(begun).toEqual(['a1', 'b1', 'c1', 'd1'])
    await end('b1')
    expect(begun.slice(4)).toEqual(['e1'])
    await end('a1')
    expect(begun.slice(5)).toEqual(['a2'])
  })

  it('is dropped when too much waits', async () => {
    const { queue, begun, end, dropped } = start({ atOnce: 1, maxWaiting: 2 })
    for (const id of ['a1', 'a2', 'a3', 'a4', 'a5']) queue.add({ id })
    expect(dropped()).toBe(2)
    for (const id of ['a1', 'a2', 'a3']) await end(id)
    expect(begun).toEqual(['a1', 'a2', 'a3'])
  })

  it('ends with the process: running work is aborted and awaited, waiting work is not begun', async () => {
    const { queue, begun, end, signals } = start({ atOnce: 1 })
    queue.add({ id: 'a1' })
    queue.add({ id: 'b1' })
    let isStopped = false
    const stopped = queue.stop().then(() => {
      isStopped = true
    })
    expect([signals[0]?.aborted, isStopped]).toEqual([true, false])
    await end('a1')
    await stopped
    queue.add({ id: 'c1' })
    expect(begun).toEqual(['a1'])
  })
})
