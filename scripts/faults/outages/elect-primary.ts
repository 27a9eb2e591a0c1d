import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Span } from '../../fault-harness/load/load-report.ts'
import type { Member, ReplicaSet } from '../../infra/servers/start-replica-set.ts'

/**
 * Kills the primary of a replica set and starts it again once there is another. With `withoutMajorityMs` one more member is frozen
 * for that time, so that there is no majority. Returns the time without a primary.
 */
export async function electPrimary(set: ReplicaSet, withoutMajorityMs = 0): Promise<Span> {
  const primary = () =>
    eventually(async () => {
      const found = await set.primary()
      if (!found) throw new Error('The replica set has no primary')
      return found
    }, 60_000)
  const killed = await primary()
  const [frozen, alone] = set.members.filter((member) => member !== killed) as [Member, Member]
  const resume = withoutMajorityMs > 0 ? await frozen.pause() : undefined
  const from = performance.now()
  await killed.kill()
  if (resume) {
    await delay(withoutMajorityMs)
    await resume()
    // By itself it would try again up to 10 s later.
    await eventually(() => alone.stepUp(), 60_000)
  }
  await eventually(async () => expect(await primary()).not.toBe(killed), 60_000)
  const to = performance.now()
  await killed.start()
  await set.healthy()
  return { from, to }
}
