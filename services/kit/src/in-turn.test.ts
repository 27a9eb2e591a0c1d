import { describe, expect, it } from '@jest/globals'
import { createTurns } from './in-turn.ts'

describe('works in turn', () => {
  it('run one after the other, in the order they came, though one fails', async () => {
    const inTurn = createTurns()
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

  it('do not wait for those of another key', async () => {
    const inTurn = createTurns()
    const stuck = Promise.withResolvers<void>()
    const waiting = inTurn('max', () => stuck.promise)
    expect(await inTurn('mia', async () => 'done')).toBe('done')
    stuck.resolve()
    await waiting
  })
})
