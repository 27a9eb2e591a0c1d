import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import { DomainError } from '@rostra/kit/errors'
import { type AdmissionSteps, paidWork } from './paid-work.ts'

const claim = { id: 'w-1', status: 'claimed' }
const away = () => new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
const refusal = () => new DomainError('state', 'REFUSED', 'no')

interface Scene {
  /** The commands that fail, each until a time in milliseconds. */
  fails?: Partial<Record<'release' | 'delete' | 'discard', number>>
}

/** Creates paid work in simulated time. `done` records its calls in order. */
function scene({ fails = {} }: Scene = {}) {
  const time = new SimulatedTime()
  const done: string[] = []
  const uncancelled: string[] = []
  const command = (name: 'release' | 'delete' | 'discard') => async () => {
    if (time.now < (fails[name] ?? 0)) throw away()
    done.push(name)
  }
  const paid = paidWork<typeof claim>({
    release: command('release'),
    deleteClaim: command('delete'),
    discardClaim: command('discard'),
    onUncancelled: (_error, id) => void uncancelled.push(id),
    clock: time.clock,
  })
  const admit = (steps: Partial<AdmissionSteps<string>>) =>
    paid.admit(claim, {
      hold: async () => void done.push('hold'),
      prepare: async (held, refused) => {
        refused.addEventListener('abort', () => done.push('end preparation'))
        await held
        return 'prepared'
      },
      admit: async () => true,
      interrupted: () => new Error('interrupted'),
      ...steps,
    })
  const outcome = (work: Promise<unknown>) =>
    work.then(
      (value) => ({ value, at: time.now }),
      (error) => ({ error: error.reason ?? error.message, at: time.now }),
    )
  return { time, done, uncancelled, paid, admit: (steps: Partial<AdmissionSteps<string>>) => outcome(admit(steps)), outcome }
}

describe('the claim of paid work', () => {
  it('discards what a failed insert may have stored', async () => {
    const { done, paid, outcome } = scene()
    expect(await outcome(paid.claim('w-1', () => Promise.reject(away())))).toMatchObject({ error: 'STORE_UNAVAILABLE' })
    expect(done).toEqual(['discard'])
  })
})

describe('the admission of paid work', () => {
  it('returns what was prepared, and cancels nothing', async () => {
    const { done, admit } = scene()
    expect(await admit({})).toEqual({ value: 'prepared', at: 0 })
    expect(done).toEqual(['hold'])
  })

  const checked = {
    check: () => {
      throw refusal()
    },
  }
  const lateHold = { hold: () => Promise.reject(new DomainError('deadline', 'TOO_SLOW', '')) }
  const failed = { prepare: () => Promise.reject(refusal()) }
  it.each<[string, Partial<AdmissionSteps<string>>, string, string[]]>([
    ['is refused before the hold', checked, 'REFUSED', ['delete']],
    ['has its hold refused', { hold: () => Promise.reject(refusal()) }, 'REFUSED', ['end preparation', 'delete']],
    ['has a hold whose result is unknown', lateHold, 'TOO_SLOW', ['end preparation', 'release', 'delete']],
    ['was prepared before its hold timed out', { ...lateHold, prepare: async () => 'early' }, 'TOO_SLOW', ['release', 'delete']],
    ['cannot be prepared', failed, 'REFUSED', ['hold', 'release', 'delete']],
    ['was taken over', { admit: async () => false }, 'interrupted', ['hold', 'end preparation', 'release', 'delete']],
  ])('cancels a claim that %s', async (_which, steps, error, then) => {
    const { done, admit } = scene()
    expect(await admit(steps)).toEqual({ error, at: 0 })
    expect(done).toEqual(then)
  })

  it('is repeated for 30 s, and then left to a takeover', async () => {
    const { time, done, admit } = scene()
    let attempts = 0
    const admitted = admit({
      admit: async () => {
        attempts++
        throw away()
      },
    })
    await time.runUntil(40_000)
    const { at, ...rest } = await admitted
    expect([rest, at > 25_000, at <= 30_000, attempts > 10]).toEqual([{ error: 'STORE_UNAVAILABLE' }, true, true, true])
    expect(done).toEqual(['hold', 'end preparation'])
  })

  it('answers a refused caller after 500 ms, and continues to cancel in the background', async () => {
    const { time, done, admit, uncancelled } = scene({ fails: { release: 40_000 } })
    const refused = admit({ admit: async () => false })
    await time.runUntil(50_000)
    expect(await refused).toEqual({ error: 'interrupted', at: 500 })
    expect([done.slice(2), uncancelled]).toEqual([['release', 'delete'], []])
  })

  it('reports a claim that could not be cancelled for a minute', async () => {
    const { time, done, admit, uncancelled } = scene({ fails: { delete: Number.POSITIVE_INFINITY } })
    void admit({ admit: async () => false })
    await time.runUntil(70_000)
    expect([done.includes('delete'), uncancelled]).toEqual([false, ['w-1']])
  })
})

describe("the wait for another call's admission", () => {
  const wait = (read: (now: number) => typeof claim | null) => {
    const { time, paid, outcome } = scene()
    const abort = new AbortController()
    const late = () => new Error('late')
    const waited = outcome(
      paid.awaitAdmission(claim, { read: async () => read(time.now), until: time.now + 5_000, signal: abort.signal, late }),
    )
    return { time, abort, waited }
  }

  it('ends with the admission or with the refusal of the claim', async () => {
    for (const found of [{ ...claim, status: 'running' }, null]) {
      const { time, waited } = wait((now) => (now < 1_000 ? claim : found))
      await time.runUntil(10_000)
      expect(await waited).toEqual({ value: found, at: 1_050 })
    }
  })

  it('ends late after its time, or when its caller is gone', async () => {
    const first = wait(() => claim)
    await first.time.runUntil(10_000)
    expect((await first.waited).at).toBeGreaterThan(4_500)
    expect(await first.waited).toMatchObject({ error: 'late' })
    const second = wait(() => claim)
    second.time.at(100, () => second.abort.abort())
    await second.time.runUntil(10_000)
    expect(await second.waited).toEqual({ error: 'late', at: 100 })
  })
})
