import { SimulatedTime } from '../async/simulated-time.ts'
import { keepLeases, type LeaseStore } from './keep-leases.ts'
import { leaseTimes } from './lease-times.ts'
import { createRunningWork, type OwnedWork } from './running-work.ts'
import { type CommandFault, type Outage, SimulatedReplica, SimulatedStore } from './simulated-store.ts'

/** The durations of the simulation's leases of 15 s. */
export const times = leaseTimes(15_000)

/** A piece of work. */
export interface Doc {
  id: string
  /** Its first owner, which runs it. */
  runner: SimulatedReplica
  owner: string
  leaseUntil: number
  /** Its takeovers: time and former owner. */
  takeovers: { from: string; at: number }[]
  /** Its ends: time and owner. */
  ends: { by: string; at: number }[]
  /** The reason why the run of its first owner was aborted; absent while it runs. */
  aborted?: string
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
  /** The number of documents of each replica. */
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
    const running = createRunningWork({ limit: docsEach, onError: () => undefined, clock: replica.clock })
    for (let n = 0; n < docsEach; n++) {
      const id = `${replica.id}-${n}`
      const doc: Doc = { id, runner: replica, owner: replica.id, leaseUntil: store.now() + times.leaseMs, takeovers: [], ends: [] }
      docs.push(doc)
      void running.run({ id, owner: replica.id }, (signal) => untilAborted(signal, doc))
    }
    const isOwn = (doc: Doc, owned: readonly OwnedWork[]) =>
      isOpen(doc) && owned.some(({ id, owner }) => doc.id === id && doc.owner === owner)
    const leases: LeaseStore<OwnedWork> = {
      renew: (owned) =>
        replica.command(() => {
          const kept = docs.filter((doc) => isOwn(doc, owned))
          for (const doc of kept) doc.leaseUntil = store.now() + times.leaseMs
          return owned.map(({ id }) => id).filter((id) => !kept.some((doc) => doc.id === id))
        }),
      contact: () => replica.command(() => new Date(store.now())),
      isOpenElsewhere: (runningIds) => replica.command(() => docs.some((doc) => isOpen(doc) && !runningIds.includes(doc.id))),
      takeOver: (expiredBefore, runningIds) =>
        takeOver?.() ??
        replica.command(() => {
          const doc = docs.find((doc) => isOpen(doc) && !runningIds.includes(doc.id) && doc.leaseUntil < expiredBefore.getTime())
          if (!doc) return null
          doc.takeovers.push({ from: doc.owner, at: time.now })
          doc.owner = `takeover-${takeoverCount++}`
          doc.leaseUntil = store.now() + times.unrenewedMs
          return { id: doc.id, owner: doc.owner }
        }),
      release: async () => undefined,
    }
    const settleTaken = async ({ id, owner }: OwnedWork) => {
      const doc = docs.find((doc) => doc.id === id)
      if (doc) await replica.command(() => end(doc, owner))
    }
    keepLeases({ leases, running, settle: settle ?? settleTaken }, { times, onError: () => undefined, clock: replica.clock })
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

/** Runs until the signal aborts, and records the reason. */
async function untilAborted(signal: AbortSignal, doc: Doc): Promise<void> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  doc.aborted = signal.reason
}
