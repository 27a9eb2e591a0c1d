import { SimulatedTime } from '../async/simulated-time.ts'
import { keepLeases } from './keep-leases.ts'
import { leaseTimes } from './lease-times.ts'
import { type CommandFault, type Outage, SimulatedReplica, SimulatedStore } from './simulated-store.ts'

/** The leases of the simulation last 15 s. */
export const times = leaseTimes(15_000)

/** A piece of work. */
export interface Doc {
  /** Its first owner, which runs it. */
  runner: SimulatedReplica
  owner: string
  leaseUntil: number
  /** When it was taken over, and from whom. */
  takeovers: { from: string; at: number }[]
  /** When it was ended, and by which owner. */
  ends: { by: string; at: number }[]
}

export interface SimulatedLeases {
  time: SimulatedTime
  store: SimulatedStore
  docs: Doc[]
  /** Returns a replica by its number, from 0. */
  replica: (number: number) => SimulatedReplica
  /** Ends a document as its first owner. Resolves to whether the store accepted the end. */
  endAsRunner: (doc: Doc) => Promise<boolean>
}

export interface Setup {
  replicaCount: number
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
export function simulateLeases({ replicaCount, docsEach, outages = [], faults = [], settle, takeOver }: Setup): SimulatedLeases {
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
  const replicas = Array.from({ length: replicaCount }, (_, index) => {
    const own = faults.filter(({ replica }) => replica === index)
    const replica = new SimulatedReplica(`r${index}`, time, store, own)
    for (let n = 0; n < docsEach; n++)
      docs.push({ runner: replica, owner: replica.id, leaseUntil: store.now() + times.leaseMs, takeovers: [], ends: [] })
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
  const byNumber = (number: number) => {
    const found = replicas[number]
    if (!found) throw new Error(`there is no replica ${number}`)
    return found
  }
  return { time, store, docs, replica: byNumber, endAsRunner: (doc) => doc.runner.command(() => end(doc, doc.runner.id)) }
}

export const away = (from: number, until: number, kind: Outage['kind'], clockJumpMs = 0): Outage => ({ from, until, kind, clockJumpMs })
export const takeoversOf = (docs: readonly Doc[]) => docs.flatMap(({ takeovers }) => takeovers)
