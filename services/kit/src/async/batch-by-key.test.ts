import { describe, expect, it } from '@jest/globals'
import { batchByKey } from './batch-by-key.ts'

function world(most: number) {
  const done: number[][] = []
  const ends: (() => void)[] = []
  const gather = batchByKey<number>(most, (_key, works) => {
    done.push(works)
    return new Promise((resolve) => ends.push(resolve))
  })
  const next = async () => {
    ends.shift()?.()
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
  return { done, next, gather }
}

describe('batching jobs by key', () => {
  it('runs jobs that arrived during a batch as the next batch, in order', async () => {
    const { done, next, gather } = world(10)
    gather('a', 1)
    await next()
    for (const work of [2, 3, 4]) gather('a', work)
    expect(done).toEqual([[1]])
    await next()
    expect(done).toEqual([[1], [2, 3, 4]])
  })

  it('limits the size of a batch', async () => {
    const { done, next, gather } = world(2)
    for (const work of [1, 2, 3, 4, 5]) gather('a', work)
    for (let i = 0; i < 4; i++) await next()
    expect(done).toEqual([[1, 2], [3, 4], [5]])
  })

  it('does not delay jobs of another key', async () => {
    const { done, next, gather } = world(2)
    gather('a', 1)
    gather('b', 2)
    await next()
    expect(done).toEqual([[1], [2]])
  })

  it('starts again after the queue was empty', async () => {
    const { done, next, gather } = world(2)
    gather('a', 1)
    await next()
    await next()
    gather('a', 2)
    await next()
    expect(done).toEqual([[1], [2]])
  })
})
