import { expect, it } from '@jest/globals'
import { SimulatedTime } from '@rostra/kit/async/simulated-time'
import type { UnembeddedSource } from '../../domain/passages/embedding/time-left.ts'
import { createEmbeddingProgress } from './embedding-progress.ts'

const source = (sourceId: string, fields: Partial<UnembeddedSource> = {}): UnembeddedSource => ({
  sourceId,
  passages: 100,
  embedded: 0,
  made: 0,
  perSecond: null,
  ...fields,
})

/** A queue with these sources, of which the second one is that of the persona. */
function harness(...queue: UnembeddedSource[]) {
  const time = new SimulatedTime()
  const state = { queue, reads: 0 }
  const sources = {
    of: async () => state.queue.slice(1, 2),
    queue: async () => {
      state.reads++
      return state.queue
    },
  }
  const progress = createEmbeddingProgress(sources, time.clock)
  return { time, state, ofOwn: async () => (await progress('p')).get('own') }
}

it('estimates by the pace of all replicas when the source of a persona is found by meaning', async () => {
  const { state, ofOwn } = harness(source('other', { perSecond: 2 }), source('own', { embedded: 20 }))
  expect(await ofOwn()).toEqual({ embedded: 20, secondsLeft: 90 })
  state.queue = []
  expect(await ofOwn()).toBeUndefined()
})

it('reads the queue every 5 s at most', async () => {
  const { time, state, ofOwn } = harness(source('other', { perSecond: 2 }), source('own'))
  time.now = 1_000
  await Promise.all([ofOwn(), ofOwn()])
  time.now = 5_500
  await ofOwn()
  expect(state.reads).toBe(1)
  time.now = 6_500
  await ofOwn()
  expect(state.reads).toBe(2)
})

it('keeps the last pace for five minutes while no replica makes vectors', async () => {
  const { time, state, ofOwn } = harness(source('other', { perSecond: 2 }), source('own'))
  time.now = 1_000
  expect(await ofOwn()).toMatchObject({ secondsLeft: 100 })
  state.queue = [source('other', { embedded: 50 }), source('own')]
  time.now = 60_000
  expect(await ofOwn()).toMatchObject({ secondsLeft: 75 })
  time.now = 400_000
  expect(await ofOwn()).toMatchObject({ secondsLeft: null })
})
