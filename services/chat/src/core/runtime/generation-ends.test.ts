import { afterEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { watchGenerationEnds } from './generation-ends.ts'

describe('the ends of followed generations', () => {
  let stop = async () => {}
  afterEach(() => stop())

  /** Starts a watch on a store with these open generations. */
  const start = (...openIds: string[]) => {
    const open = new Set(openIds)
    const asked = [] as number[]
    let isAway = false
    const ends = watchGenerationEnds(async (ids) => {
      asked.push(ids.length)
      if (isAway) throw new Error('the store is away')
      return new Set(ids.filter((id) => open.has(id)))
    }, 1)
    stop = ends.stop
    return { ends, open, asked, away: (value: boolean) => (isAway = value) }
  }

  it('are asked for with one query for all generations, and one for 1,000 of them', async () => {
    const ids = Array.from({ length: 2_500 }, (_, i) => `g-${i}`)
    const { ends, asked } = start(...ids)
    for (const id of [...ids, ...ids]) ends.watch(id, () => undefined)
    await eventually(() => expect(asked.slice(0, 3)).toEqual([1_000, 1_000, 500]))
  })

  it('are reported to every reader of a generation that has ended, and to no reader that has left', async () => {
    const { ends, open } = start('a', 'b')
    const ended: string[] = []
    ends.watch('a', () => ended.push('a, first reader'))
    ends.watch('a', () => ended.push('a, second reader'))
    const leave = ends.watch('b', () => ended.push('b'))
    leave()
    open.clear()
    await eventually(() => expect(new Set(ended)).toEqual(new Set(['a, first reader', 'a, second reader'])))
  })

  it('are reported once the store is back', async () => {
    const { ends, open, asked, away } = start('a')
    away(true)
    open.clear()
    let hasEnded = false
    ends.watch('a', () => {
      hasEnded = true
    })
    await eventually(() => expect(asked.length).toBeGreaterThan(2))
    expect(hasEnded).toBe(false)
    away(false)
    await eventually(() => expect(hasEnded).toBe(true))
  })

  it('are not asked for without readers', async () => {
    const { ends, asked } = start()
    ends.watch('a', () => undefined)()
    const watching = ends.watch('b', () => undefined)
    await eventually(() => expect(asked.length).toBeGreaterThan(0))
    expect(new Set(asked)).toEqual(new Set([1]))
    watching()
  })
})
