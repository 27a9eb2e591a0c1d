import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { away, type Doc, simulateLeases, takeoversOf, times } from './simulated-leases.ts'
import type { CommandFault, Outage } from './simulated-store.ts'

/** An up time in which each replica renews at least once, for any result of its last command. */
const leastUpMs = times.commandMs + times.retryAfterMs + 1_000
const maxJumpMs = 20_000

const outages = fc
  .array(
    fc.record({
      upMs: fc.integer({ min: leastUpMs, max: 60_000 }),
      ms: fc.integer({ min: 100, max: 45_000 }),
      kind: fc.constantFrom<Outage['kind']>('refuses', 'delays', 'drops'),
      clockJumpMs: fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, fc.integer({ min: -maxJumpMs, max: maxJumpMs })),
    }),
    { maxLength: 4 },
  )
  .map((steps) => {
    let at = 0
    return steps.map(({ upMs, ms, kind, clockJumpMs }) => {
      const from = at + upMs
      at = from + ms
      return away(from, at, kind, clockJumpMs)
    })
  })

const replicaCount = 4
/** At least one replica, the last, is neither paused nor killed. */
const victim = fc.integer({ min: 0, max: replicaCount - 2 })
const kills = fc.array(fc.record({ replica: victim, at: fc.integer({ min: 0, max: 150_000 }) }), { maxLength: 2 })
const pauses = fc.array(
  fc.record({ replica: victim, at: fc.integer({ min: 0, max: 150_000 }), ms: fc.integer({ min: 100, max: 90_000 }) }),
  { maxLength: 3 },
)
/** Faults of single commands, at most one per replica in 30 s. */
const faults = fc
  .array(
    fc.record({
      replica: fc.integer({ min: 0, max: replicaCount - 1 }),
      slot: fc.integer({ min: 0, max: 5 }),
      fault: fc.constantFrom<CommandFault>('drop', 'lose'),
    }),
    { maxLength: 8 },
  )
  .map((all) => [...new Map(all.map((entry) => [`${entry.replica}:${entry.slot}`, { ...entry, at: entry.slot * 30_000 }])).values()])

describe('leases under faults', () => {
  const run = async (
    setup: { outages: Outage[]; faults: { replica: number; at: number; fault: CommandFault }[] },
    events: { kills: { replica: number; at: number }[]; pauses: { replica: number; at: number; ms: number }[] },
  ) => {
    const world = simulateLeases({ replicaCount, docsEach: 3, ...setup })
    const { time, replica: byNumber } = world
    for (const { replica, at } of events.kills)
      time.at(at, () => {
        byNumber(replica).isKilled = true
      })
    for (const { replica, at, ms } of events.pauses) time.at(at, () => byNumber(replica).pause(ms))
    const lastEventAt = Math.max(
      ...setup.outages.map(({ until }) => until),
      ...events.kills.map(({ at }) => at),
      ...events.pauses.map(({ at, ms }) => at + ms),
      ...setup.faults.map(({ at }) => at + times.renewEveryMs),
      0,
    )
    const backwardMs = setup.outages.reduce((sum, { clockJumpMs }) => sum + Math.max(0, -clockJumpMs), 0)
    await time.runUntil(lastEventAt + 1)
    return { ...world, lastEventAt, backwardMs }
  }
  const inputs = [outages, faults, kills, pauses] as const

  it('never take over the work of a replica that is neither paused nor killed, whatever outages the store has', async () => {
    await fc.assert(
      fc.asyncProperty(...inputs, async (outages, faults, kills, pauses) => {
        const { time, docs, replica, lastEventAt } = await run({ outages, faults }, { kills, pauses })
        await time.runUntil(lastEventAt + 60_000)
        const disturbed = new Set([...kills, ...pauses].map((event) => replica(event.replica)))
        const undisturbed = docs.filter(({ runner }) => !disturbed.has(runner))
        expect(takeoversOf(undisturbed)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('settle the work of killed replicas within 35 s of the last fault', async () => {
    await fc.assert(
      fc.asyncProperty(...inputs, async (outages, faults, kills, pauses) => {
        const { time, docs, store, lastEventAt, backwardMs } = await run({ outages, faults }, { kills, pauses })
        await time.runUntil(Math.max(lastEventAt, store.lastFaultAt) + backwardMs + 35_000)
        for (const doc of docs.filter(({ runner }) => runner.isKilled)) expect(doc.ends).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })

  it('let only one owner end a work, also when replicas that were paused end theirs late', async () => {
    await fc.assert(
      fc.asyncProperty(...inputs, async (outages, faults, kills, pauses) => {
        const { time, docs, lastEventAt, endAsRunner } = await run({ outages, faults }, { kills, pauses })
        const accepted = new Map<Doc, boolean>()
        for (const doc of docs) void endAsRunner(doc).then((isAccepted) => accepted.set(doc, isAccepted))
        await time.runUntil(lastEventAt + 90_000)
        for (const doc of docs) {
          expect(doc.ends.length).toBeLessThanOrEqual(1)
          if (accepted.get(doc)) expect(doc.ends[0]?.by).toBe(doc.runner.id)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('abort the runs whose work was taken over, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(...inputs, async (outages, faults, kills, pauses) => {
        const { time, docs, store, lastEventAt, backwardMs } = await run({ outages, faults }, { kills, pauses })
        await time.runUntil(Math.max(lastEventAt, store.lastFaultAt) + backwardMs + 90_000)
        for (const { runner, takeovers, aborted } of docs.filter((doc) => !doc.runner.isKilled)) {
          expect({ runner: runner.id, aborted }).toEqual({ runner: runner.id, aborted: takeovers.length > 0 ? 'lease-lost' : undefined })
        }
      }),
      { numRuns: 60 },
    )
  })
})
