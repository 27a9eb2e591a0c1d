import { describe, expect, it } from '@jest/globals'
import { SimulatedTime } from '../async/simulated-time.ts'
import { awaitEnd } from './await-end.ts'

describe('the wait for the end of work', () => {
  const wait = (read: (now: number) => { status: string } | null) => {
    const time = new SimulatedTime()
    const abort = new AbortController()
    const ended = awaitEnd(async () => read(time.now), { forMs: 2_000, signal: abort.signal, clock: time.clock }).then(
      (work) => ({ status: work?.status, at: time.now }),
      (reason) => ({ reason, at: time.now }),
    )
    return { time, abort, ended }
  }

  it.each([
    ['it has ended', { status: 'failed' }, 'failed'],
    ['it is gone', null, undefined],
  ])('is over as soon as %s', async (_when, end, status) => {
    const { time, ended } = wait((now) => (now < 600 ? { status: 'running' } : end))
    await time.runUntil(5_000)
    expect(await ended).toEqual({ status, at: 750 })
  })

  it('is over after its time', async () => {
    const { time, ended } = wait(() => ({ status: 'running' }))
    await time.runUntil(5_000)
    expect(await ended).toEqual({ status: 'running', at: 2_000 })
  })

  it('is over when the caller is gone', async () => {
    const { time, abort, ended } = wait(() => ({ status: 'running' }))
    time.at(300, () => abort.abort('gone'))
    await time.runUntil(5_000)
    expect(await ended).toEqual({ reason: 'gone', at: 300 })
  })
})
