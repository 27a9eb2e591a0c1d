import { describe, expect, it } from '@jest/globals'
import { createKeyedMutex } from './keyed-mutex.ts'

describe('a keyed mutex', () => {
  it('runs work of one key in order of arrival, also after a failure', async () => {
    const inTurn = createKeyedMutex()
    const seen: string[] = []
    const work = (name: string, fails = false) =>
      inTurn('max', async () => {
        seen.push(`${name} begins`)
        await new Promise(setImmediate)
        seen.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      })
    const outcomes = await Promise.allSettled([work('a'), work('b', true), work('c')])
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    expect(outcomes).toMatchObject([{ value: 'a' }, { reason: { message: 'b' } }, { value: 'c' }])
  })

  it('does not delay work of another key', async () => {
    const inTurn = createKeyedMutex()
    const stuck = Promise.withResolvers<void>()
    const waiting = inTurn('max', () => stuck.promise)
    expect(await inTurn('mia', async () => 'done')).toBe('done')
    stuck.resolve()
    await waiting
  })
})
