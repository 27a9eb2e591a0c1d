import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type ReadSteps, watchSteps } from '../../fault-harness/watch-steps.ts'
import type { ServiceProcess } from '../../product/service-process.ts'
import { askBoth, killAtSteps } from './kill-at-steps.ts'
import type { KillHarness } from './kill-harness.ts'

/** Work that one of two replicas runs when an operator asks for it: a refresh or an edition, whose texts a model writes. */
export interface Runs {
  service: 'zeitgeist' | 'newsroom'
  /** The collection with a document for each run. */
  collection: string
  /** Reads the writes of the service. `storedAt`: when each text of the latest run was stored, by headword or author. */
  reader: { read: ReadSteps; storedAt: ReadonlyMap<string, number> }
  /** The operator's request that starts a run, and a path that every gateway answers once it is connected to the service. */
  request: [path: string, body: object]
  readPath: string
  /** Where the fake provider lists its calls for the texts. */
  callsPath: string
  /** Runs before each run. */
  prepare: () => Promise<unknown>
  /** Expects what a run must have published. */
  verify: () => Promise<unknown>
}

/** Asks both gateways for a run, and resolves with the statuses of their answers, sorted. */
export const startRun = async ({ senator }: KillHarness, { request: [path, body] }: Pick<Runs, 'request'>): Promise<number[]> =>
  (await askBoth(senator, path, body).outcomes).sort()

const dayMs = 86_400_000
/** What a run takes at most with its kill, in milliseconds. */
const longestRunMs = 60_000

/** Waits for the next day, in UTC, when this one has no room for so many kills: the runs of two days have other results. */
export async function waitForRoomInDay(kills: number): Promise<void> {
  const leftMs = dayMs - (Date.now() % dayMs)
  if (leftMs < (kills + 1) * longestRunMs) await sleep(leftMs)
}

/** Resolves when the latest run was published. Throws after a minute. */
export async function waitForPublished({ inspector }: KillHarness, { service, collection }: Pick<Runs, 'service' | 'collection'>) {
  await eventually(async () => {
    const [latest] = await inspector.db(service).collection(collection).find().sort({ startedAt: -1 }).limit(1).toArray()
    if (latest?.status !== 'published') throw new Error(`the latest of ${collection} is ${latest?.status ?? 'missing'}`)
  }, 60_000)
}

/** Kills the replica that runs at each step: the other one publishes the run, and asks for no text that was stored. */
export async function killRuns(harness: KillHarness, kills: readonly { step: string }[], runs: Runs): Promise<void> {
  const { product, inspector, senator } = harness
  const { service, collection, reader, request, readPath, callsPath, prepare, verify } = runs
  const database = inspector.db(service)
  const watch = await watchSteps(inspector.client, [database.databaseName], reader.read)
  const calls = async () =>
    (await (await fetch(product.provider.url + callsPath)).json()) as { headword?: string; author?: string; at: number }[]
  let running = { runner: Promise.resolve(0), outcomes: Promise.resolve<number[]>([]) }
  let startedAt = 0
  const unseen = await killAtSteps({
    kills,
    watch,
    actFor: async () => {
      await prepare()
      startedAt = Date.now()
      const run = async () => {
        running = askBoth(senator, ...request)
        await running.outcomes
      }
      return { subject: '', run }
    },
    victimOf: async () => product.replicasOf(service)[await running.runner] as ServiceProcess,
    whileAway: () => waitForPublished(harness, runs),
    afterRestart: async () => {
      await running.outcomes
      // A gateway connects to a restarted service within some seconds.
      for (const gateway of [0, 1]) await eventually(() => senator.get(readPath, gateway), 30_000)
      await verify()
      const storedAt = (key = '') => reader.storedAt.get(key) ?? Number.POSITIVE_INFINITY
      const again = (await calls()).filter(({ headword, author, at }) => at >= startedAt && at > storedAt(headword ?? author))
      expect(again).toEqual([])
    },
  })
  await watch.close()
  expect((await calls()).length).toBeGreaterThan(0)
  expect(unseen).toEqual([])
  expect(await database.collection(collection).countDocuments({ open: true })).toBe(0)
}
