import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '../async/simulated-time.ts'
import { type AbortReason, createRunningWork, LeaseLost, type RunOptions } from './running-work.ts'

const work = { id: 'w-1', owner: 'o-1' }

/** Creates a registry and records its calls. `hasRelease` decides whether it releases leases. */
function registry({ limit = 1, hasRelease = true } = {}) {
  const time = new SimulatedTime()
  const released: string[] = []
  const errors: unknown[] = []
  const release = async ({ id }: { id: string }) => void released.push(id)
  const onError = (error: unknown) => void errors.push(error)
  const running = createRunningWork({ limit, onError, clock: time.clock, ...(hasRelease && { release }) })
  return { time, running, released, errors }
}

/** Runs until it is aborted, then fails. */
const whileNotAborted = async (signal: AbortSignal) => {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
  throw signal.reason
}

describe('running work', () => {
  it('is full at its limit, and once more at a multiple of it', async () => {
    const { running } = registry({ limit: 2 })
    for (const id of ['a', 'b']) void running.run({ id, owner: 'o' }, whileNotAborted)
    expect([running.isFull(), running.isFull(1.5)]).toEqual([true, false])
    const ended = running.run({ id: 'c', owner: 'o' }, whileNotAborted)
    expect(running.isFull(1.5)).toBe(true)
    running.abort({ id: 'c' }, 'stopped')
    await ended
    expect(running.list().map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('is not run twice at the same time', async () => {
    const { running } = registry()
    void running.run(work, whileNotAborted)
    let isRun = false
    await running.run({ ...work, owner: 'o-2' }, async () => {
      isRun = true
    })
    expect([isRun, running.get('w-1')]).toEqual([false, work])
  })

  it('is not aborted for another owner', async () => {
    const { running } = registry()
    const ended = running.run(work, whileNotAborted)
    running.abort({ id: 'w-1', owner: 'o-2' }, 'lease-lost')
    await Promise.resolve()
    expect(running.list()).toEqual([work])
    running.abort(work, 'lease-lost')
    await ended
    expect(running.list()).toEqual([])
  })

  const endOf = async (body: (signal: AbortSignal) => Promise<void>, reason?: AbortReason, options: RunOptions = {}) => {
    const { running, released, errors } = registry()
    const failures: unknown[] = []
    const ended = running.run(work, body, { failed: async (error) => void failures.push(error), ...options })
    if (reason) running.abort(work, reason)
    await ended
    return { released, failures, errors }
  }

  it.each<[string, (signal: AbortSignal) => Promise<void>, AbortReason?]>([
    ['whose lease is lost', whileNotAborted, 'lease-lost'],
    ['that finds another owner', async () => Promise.reject(new LeaseLost())],
  ])('%s ends without a failure: another replica goes on with it', async (_which, body, reason) => {
    expect(await endOf(body, reason)).toEqual({ released: [], failures: [], errors: [] })
  })

  it('calls `failed` when it fails, and `onError` when that cannot be stored', async () => {
    const defect = new Error('a defect')
    const failing = async () => Promise.reject(defect)
    expect(await endOf(failing)).toEqual({ released: [], failures: [defect], errors: [] })
    const away = new Error('no primary')
    expect(await endOf(failing, undefined, { failed: async () => Promise.reject(away) })).toMatchObject({ errors: [away] })
    expect(await endOf(failing, undefined, { failed: undefined })).toMatchObject({ errors: [defect] })
  })

  it('fails when it takes too long', async () => {
    const { time, running } = registry()
    const failures: unknown[] = []
    void running.run(work, whileNotAborted, { forMs: 1_000, failed: async (error) => void failures.push(error) })
    await time.runUntil(999)
    expect(failures).toEqual([])
    await time.runUntil(1_000)
    expect(failures).toEqual([new Error('the work took too long')])
  })
})

describe('a drain of running work', () => {
  it('waits for work that ends within the grace period, and aborts nothing', async () => {
    const { time, running, released } = registry()
    void running.run(work, (signal) => new Promise((resolve) => time.after(900, () => resolve(signal.throwIfAborted()))))
    const drained = running.drain(1_000)
    expect(running.isDraining()).toBe(true)
    await time.runUntil(900)
    await drained
    expect(released).toEqual([])
  })

  it.each([
    ['fails', whileNotAborted],
    ['ends', (signal: AbortSignal) => whileNotAborted(signal).catch(() => undefined)],
  ])('releases the lease of work that %s when it is aborted after the grace period', async (_how, body) => {
    const { time, running, released, errors } = registry()
    void running.run(work, body)
    const drained = running.drain(1_000)
    await time.runUntil(1_000)
    await drained
    expect([released, errors]).toEqual([['w-1'], []])
  })

  it('aborts work that starts after the grace period at once', async () => {
    const { time, running, released } = registry()
    void running.run(work, whileNotAborted)
    const drained = running.drain(1_000)
    await time.runUntil(1_000)
    await drained
    await running.run({ id: 'w-2', owner: 'o-1' }, whileNotAborted)
    expect(released).toEqual(['w-1', 'w-2'])
  })

  it('stops waiting for work that does not end within 5 s', async () => {
    const { time, running } = registry()
    void running.run(work, () => new Promise(() => undefined))
    let isDrained = false
    const drained = running.drain(1_000).then(() => {
      isDrained = true
    })
    await time.runUntil(5_999)
    expect(isDrained).toBe(false)
    await time.runUntil(6_000)
    await drained
  })

  it('leaves the end to work without a release', async () => {
    const { time, running, errors } = registry({ hasRelease: false })
    const ends: unknown[] = []
    void running.run(work, async (signal) => {
      await whileNotAborted(signal).catch((reason) => ends.push(reason))
    })
    const drained = running.drain(1_000)
    await time.runUntil(1_000)
    await drained
    expect([ends, errors]).toEqual([['drain'], []])
  })
})
