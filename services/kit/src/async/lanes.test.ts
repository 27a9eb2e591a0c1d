import { describe, expect, it } from '@jest/globals'
import { createLog } from '../log.ts'
import { eventually } from '../testing/eventually.ts'
import { startLanes } from './lanes.ts'

const log = createLog('test', { level: 'silent' })
const options = { subject: 'the test', lanes: 2, everyMs: 5, log }

/** A queue of work, of which `stuck` ends only when it is released. */
function queueOf(due: string[]) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const started: string[] = []
  return {
    started,
    release,
    claim: async () => due.shift() ?? null,
    run: async (work: string) => {
      started.push(work)
      if (work === 'stuck') await released
    },
  }
}

describe('lanes', () => {
  it('run what is due although one work is stuck', async () => {
    const { claim, run, started, release } = queueOf(['stuck', 'a', 'b', 'c'])
    const stop = startLanes({ ...options, claim, run })
    await eventually(() => expect(started).toEqual(['stuck', 'a', 'b', 'c']))
    release()
    await stop()
  })

  it('run no more at once than their number', async () => {
    let due = 6
    let running = 0
    let most = 0
    const run = async () => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
    }
    const stop = startLanes({ ...options, claim: async () => (due > 0 ? due-- : null), run })
    await eventually(() => expect(due + running).toBe(0))
    await stop()
    expect(most).toBe(2)
  })

  it('continue after a failure', async () => {
    const due = ['fails', 'a']
    const done: string[] = []
    const run = async (work: string) => {
      if (work === 'fails') throw new Error('no primary')
      done.push(work)
    }
    const stop = startLanes({ ...options, claim: async () => due.shift() ?? null, run })
    await eventually(() => expect(done).toEqual(['a']))
    await stop()
  })

  it('wait for the work under way when they stop, and begin no other', async () => {
    const { claim, run, started, release } = queueOf(['stuck', 'stuck', 'a'])
    const stop = startLanes({ ...options, claim, run })
    await eventually(() => expect(started).toHaveLength(2))
    let hasStopped = false
    const stopped = stop().then(() => {
      hasStopped = true
    })
    await new Promise(setImmediate)
    expect(hasStopped).toBe(false)
    release()
    await stopped
    expect(started).toEqual(['stuck', 'stuck'])
  })
})
