import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { keepLeases } from './keep-leases.ts'
import { leaseTimes, takeoversAtOnce } from './lease-times.ts'
import { type CommandFault, type Outage, SimulatedReplica, SimulatedStore, SimulatedTime } from './simulation.ts'

const times = leaseTimes(15_000)

interface Doc {
  id: string
  owner: string
  leaseUntil: number
  /** When it was taken over, and from whom. */
  takeovers: { from: string; at: number }[]
  /** When it was ended, and by which owner. */
  ends: { by: string; at: number }[]
}

interface World {
  time: SimulatedTime
  store: SimulatedStore
  docs: Doc[]
  replicas: SimulatedReplica[]
  /** Ends a document as its first owner. Resolves to whether the store accepted the end. */
  endAs: (replica: SimulatedReplica, doc: Doc) => Promise<boolean>
}

interface Setup {
  replicas: number
  /** Documents of each replica. */
  docsEach: number
  outages?: readonly Outage[]
  faults?: readonly { replica: number; at: number; fault: CommandFault }[]
  /** Overrides the settlement of a document. */
  settle?: () => Promise<void>
  /** Overrides the takeover command. */
  takeOver?: () => Promise<null>
}

/** Starts replicas that keep leases on documents of one store. */
function createWorld({ replicas: count, docsEach, outages = [], faults = [], settle, takeOver }: Setup): World {
  const time = new SimulatedTime()
  const store = new SimulatedStore(time, outages)
  const docs: Doc[] = []
  let takeoverCount = 0
  const isOpen = ({ ends }: Doc) => ends.length === 0
  const end = (doc: Doc, owner: string) => {
    if (!isOpen(doc) || doc.owner !== owner) return false
    doc.ends.push({ by: owner, at: time.now })
    return true
  }
  const replicas = Array.from({ length: count }, (_, index) => {
    const own = faults.filter(({ replica }) => replica === index)
    const replica = new SimulatedReplica(`r${index}`, time, store, own)
    for (let n = 0; n < docsEach; n++)
      docs.push({ id: `${replica.id}-${n}`, owner: replica.id, leaseUntil: store.now() + times.leaseMs, takeovers: [], ends: [] })
    const ofThis = (doc: Doc) => isOpen(doc) && doc.owner === replica.id
    keepLeases<{ doc: Doc; owner: string }>(
      {
        renew: () =>
          replica.command(() => {
            for (const doc of docs.filter(ofThis)) doc.leaseUntil = store.now() + times.leaseMs
          }),
        contact: () => replica.command(() => new Date(store.now())),
        takeOver: (expiredBefore) =>
          takeOver?.() ??
          replica.command(() => {
            const doc = docs.find((doc) => isOpen(doc) && doc.owner !== replica.id && doc.leaseUntil < expiredBefore.getTime())
            if (!doc) return null
            doc.takeovers.push({ from: doc.owner, at: time.now })
            doc.owner = `takeover-${takeoverCount++}`
            doc.leaseUntil = store.now() + times.unrenewedMs
            return { doc, owner: doc.owner }
          }),
        settle: async ({ doc, owner }) => (settle ? settle() : void (await replica.command(() => end(doc, owner)))),
      },
      { times, onError: () => undefined, clock: replica.clock },
    )
    return replica
  })
  return { time, store, docs, replicas, endAs: (replica, doc) => replica.command(() => end(doc, replica.id)) }
}

const away = (from: number, until: number, kind: Outage['kind'], clockJumpMs = 0): Outage => ({ from, until, kind, clockJumpMs })
const takeoversOf = (docs: readonly Doc[]) => docs.flatMap(({ takeovers }) => takeovers)

describe('leases', () => {
  it.each(['refuses', 'delays', 'drops'] as const)('takes nothing over after an election of 25 s during which the store %s', async (kind) => {
    const { time, docs } = createWorld({ replicas: 3, docsEach: 4, outages: [away(50_000, 75_000, kind)] })
    await time.runUntil(200_000)
    expect(takeoversOf(docs)).toEqual([])
  })

  it('takes nothing over when the new primary has a clock that is a minute ahead', async () => {
    const { time, docs } = createWorld({ replicas: 3, docsEach: 4, outages: [away(50_000, 51_000, 'refuses', 60_000)] })
    await time.runUntil(200_000)
    expect(takeoversOf(docs)).toEqual([])
  })

  it('takes over all work of a killed replica within 35 s, five at a time', async () => {
    const { time, docs, replicas } = createWorld({ replicas: 2, docsEach: 100 })
    await time.runUntil(60_000)
    replicas[0]!.isKilled = true
    await time.runUntil(80_000)
    expect(takeoversOf(docs)).toEqual([])
    await time.runUntil(95_000)
    expect(docs.filter(({ ends }) => ends.length === 1)).toEqual(docs.filter(({ id }) => id.startsWith('r0')))
  })

  it('goes on to renew while a takeover command or a settlement hangs', async () => {
    const hang = () => new Promise<never>(() => undefined)
    for (const hanging of [{ takeOver: hang }, { settle: hang }]) {
      const { time, docs, replicas, store } = createWorld({ replicas: 2, docsEach: 10, ...hanging })
      await time.runUntil(40_000)
      replicas[0]!.isKilled = true
      for (let at = 41_000; at < 150_000; at += 1_000) {
        await time.runUntil(at)
        for (const doc of docs.filter(({ owner }) => owner === 'r1')) expect(doc.leaseUntil - store.now()).toBeGreaterThan(9_000)
      }
    }
  })

  it('settles at most five works at a time, and others when settlements hang', async () => {
    const { time, docs, replicas } = createWorld({ replicas: 2, docsEach: 20, settle: () => new Promise<never>(() => undefined) })
    await time.runUntil(40_000)
    replicas[0]!.isKilled = true
    await time.runUntil(40_000 + 35_000)
    expect(takeoversOf(docs)).toHaveLength(takeoversAtOnce)
    await time.runUntil(40_000 + 35_000 + times.settleMs)
    expect(takeoversOf(docs)).toHaveLength(2 * takeoversAtOnce)
  })

  it('refuses the end of an owner that was paused for longer than it took to take its work over', async () => {
    const { time, docs, replicas, endAs } = createWorld({ replicas: 2, docsEach: 1 })
    await time.runUntil(20_000)
    replicas[0]!.pause(50_000)
    await time.runUntil(80_000)
    const ended = endAs(replicas[0]!, docs[0]!)
    await time.runUntil(81_000)
    expect(await ended).toBe(false)
    expect(docs[0]!.ends).toHaveLength(1)
  })
})

/** An up time in which each replica renews at least once, whatever became of its last command. */
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
    const world = createWorld({ replicas: replicaCount, docsEach: 3, ...setup })
    const { time, replicas, docs } = world
    for (const { replica, at } of events.kills)
      time.at(at, () => {
        replicas[replica]!.isKilled = true
      })
    for (const { replica, at, ms } of events.pauses) time.at(at, () => replicas[replica]!.pause(ms))
    const lastEventAt = Math.max(
      ...setup.outages.map(({ until }) => until),
      ...events.kills.map(({ at }) => at),
      ...events.pauses.map(({ at, ms }) => at + ms),
      ...setup.faults.map(({ at }) => at + times.renewEveryMs),
      0,
    )
    const backwardMs = setup.outages.reduce((sum, { clockJumpMs }) => sum + Math.max(0, -clockJumpMs), 0)
    await time.runUntil(lastEventAt + 1)
    return { ...world, lastEventAt, backwardMs, killed: new Set(events.kills.map(({ replica }) => `r${replica}`)), docs }
  }
  const inputs = [outages, faults, kills, pauses] as const

  it('never take over the work of a replica that is neither paused nor killed, whatever outages the store has', async () => {
    await fc.assert(
      fc.asyncProperty(...inputs, async (outages, faults, kills, pauses) => {
        const { time, docs, lastEventAt } = await run({ outages, faults }, { kills, pauses })
        await time.runUntil(lastEventAt + 60_000)
        const disturbed = new Set([...kills, ...pauses].map(({ replica }) => `r${replica}`))
        const undisturbed = docs.filter(({ id }) => !disturbed.has(id.slice(0, 2)))
        expect(takeoversOf(undisturbed)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('settle the work of killed replicas within 35 s of the last fault', async () => {
    await fc.assert(
      fc.asyncProperty(...inputs, async (outages, faults, kills, pauses) => {
        const { time, docs, store, lastEventAt, backwardMs, killed } = await run({ outages, faults }, { kills, pauses })
        await time.runUntil(Math.max(lastEventAt, store.lastFaultAt) + backwardMs + 35_000)
        for (const doc of docs.filter(({ id }) => killed.has(id.slice(0, 2)))) expect(doc.ends).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })

  it('let only one owner end a work, also when replicas that were paused end theirs late', async () => {
    await fc.assert(
      fc.asyncProperty(...inputs, async (outages, faults, kills, pauses) => {
        const { time, docs, replicas, lastEventAt, endAs } = await run({ outages, faults }, { kills, pauses })
        const accepted = new Map<Doc, boolean>()
        for (const doc of docs) {
          const owner = replicas.find(({ id }) => doc.id.startsWith(id))!
          void endAs(owner, doc).then((isAccepted) => accepted.set(doc, isAccepted))
        }
        await time.runUntil(lastEventAt + 90_000)
        for (const doc of docs) {
          expect(doc.ends.length).toBeLessThanOrEqual(1)
          if (accepted.get(doc)) expect(doc.ends[0]?.by).toBe(doc.id.slice(0, 2))
        }
      }),
      { numRuns: 60 },
    )
  })
})
