import { describe, expect, it } from '@jest/globals'
import { abandonedAfterMs, admitSource, isAbandoned } from './registry.ts'

const entry = (n: number, requestId?: string) => ({ id: `s-${n}`, hash: `hash-${n}`, ...(requestId ? { requestId } : {}) })

describe('a further source', () => {
  it('is admitted below the limit', () => {
    expect(admitSource([], entry(1), 1)).toBeNull()
    expect(admitSource([entry(1), entry(2)], entry(3), 3)).toBeNull()
  })

  it('is refused at the limit', () => {
    expect(() => admitSource([entry(1)], entry(2), 1)).toThrow(expect.objectContaining({ kind: 'denied', reason: 'SOURCE_LIMIT' }))
  })

  it('is refused with the content of another one, also at the limit', () => {
    const refusal = expect.objectContaining({ kind: 'exists', reason: 'SOURCE_EXISTS' })
    expect(() => admitSource([entry(1)], entry(1), 1)).toThrow(refusal)
    expect(() => admitSource([entry(1, 'r-1')], entry(1, 'r-2'), 5)).toThrow(refusal)
  })

  it('is the earlier one of the same request, also at the limit', () => {
    expect(admitSource([entry(1, 'r-1')], entry(1, 'r-1'), 1)).toEqual(entry(1, 'r-1'))
  })
})

it('an entry is abandoned when its content takes longer than any call', () => {
  const now = new Date()
  const since = (ms: number) => ({ ...entry(1), pendingSince: new Date(now.getTime() - ms) })
  expect([entry(1), since(abandonedAfterMs), since(abandonedAfterMs + 1)].map((of) => isAbandoned(of, now))).toEqual([false, false, true])
})
