import { describe, expect, it } from '@jest/globals'
import { gathering } from './gathering.ts'

function world(most: number) {
  const done: number[][] = []
  const ends: (() => void)[] = []
  const gather = gathering<number>(most, (_key, works) => {
    done.push(works)
    return new Promise((resolve) => ends.push(resolve))
  })
  const next = async () => {
    ends.shift()?.()
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
  return { done, next, gather }
}

describe('works that are gathered', () => {
  it('are done together when they came while others were done, in their order', async () => {
    const { done, next, gather } = world(10)
    gather('a', 1)
    await next()
    for (const work of [2, 3, 4]) gather('a', work)
    expect(done).toEqual([[1]])
    await next()
    expect(done).toEqual([[1], [2, 3, 4]])
  })

  it('are so many at most', async () => {
    const { done, next, gather } = world(2)
    for (const work of [1, 2, 3, 4, 5]) gather('a', work)
    for (let i = 0; i < 4; i++) await next()
    expect(done).toEqual([[1, 2], [3, 4], [5]])
  })

  it('of another key do not wait', async () => {
    const { done, next, gather } = world(2)
    gather('a', 1)
    gather('b', 2)
    await next()
    expect(done).toEqual([[1], [2]])
  })

  it('begin anew after all is done', async () => {
    const { done, next, gather } = world(2)
    gather('a', 1)
    await next()
    await next()
    gather('a', 2)
    await next()
    expect(done).toEqual([[1], [2]])
  })
})
