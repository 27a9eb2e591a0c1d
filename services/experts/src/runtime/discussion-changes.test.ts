import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import type { Discussion } from '../domain/discussions/discussion.ts'
import { PolledChanges } from './discussion-changes.ts'

describe('changes of followed discussions', () => {
  let changes: PolledChanges
  const versions = jest.fn(async (_ids: readonly string[]) => new Map<string, number>())
  const never = new AbortController().signal

  beforeEach(() => {
    jest.useFakeTimers()
    versions.mockReset().mockResolvedValue(new Map())
    changes = new PolledChanges({ versions, maxFollowers: 2, log: createLog('test', { level: 'silent' }) })
  })
  afterEach(async () => {
    jest.useRealTimers()
    await changes.stop()
  })

  const state = async (next: Promise<unknown>) => Promise.race([next.then(() => 'changed'), Promise.resolve('waits')])

  it('of this process come at once, also those that came while the follower did not wait', async () => {
    const { next, release } = changes.watch('d')
    const waiting = next(1, never)
    changes.changed('d')
    await waiting
    changes.changed('d')
    await next(2, never)
    const again = next(3, never)
    await jest.advanceTimersByTimeAsync(0)
    expect(await state(again)).toBe('waits')
    release()
  })

  it('of this process come with the latest state, so that no follower has to read it', async () => {
    const { next } = changes.watch('d')
    const waiting = next(1, never)
    for (const version of [2, 3]) changes.changed('d', { version } as Discussion)
    expect(await waiting).toEqual({ version: 3 })
    const abort = new AbortController()
    const none = next(3, abort.signal)
    abort.abort()
    expect(await none).toBeNull()
  })

  it('of other processes, and deletions, come with one read every 500 ms of all that are followed', async () => {
    const one = changes.watch('d')
    const other = changes.watch('e')
    versions.mockResolvedValue(
      new Map([
        ['d', 1],
        ['e', 5],
      ]),
    )
    const same = one.next(1, never)
    const changed = other.next(4, never)
    await jest.advanceTimersByTimeAsync(500)
    await changed
    expect([await state(same), versions.mock.calls]).toEqual(['waits', [[['d', 'e']]]])
    versions.mockResolvedValue(new Map())
    await jest.advanceTimersByTimeAsync(500)
    await same
  })

  it('are not read without followers, and a follower that leaves waits no more', async () => {
    const { next, release } = changes.watch('d')
    const abort = new AbortController()
    const waiting = next(1, abort.signal)
    abort.abort()
    await waiting
    release()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(versions).not.toHaveBeenCalled()
  })

  it('have a limited number of followers', () => {
    const first = changes.watch('d')
    changes.watch('d')
    expect(() => changes.watch('d')).toThrow(expect.objectContaining({ reason: 'OVERLOADED' }))
    first.release()
    changes.watch('d')
  })
})
