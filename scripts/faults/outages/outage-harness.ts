import { ifAvailable } from '../../bootstrap/expected-error.ts'
import { type FaultHarness, startFaultHarness } from '../../fault-harness/start-fault-harness.ts'
import { toxiproxyBinary } from '../../infra/fetch/go-programs.ts'
import { startRedis } from '../../infra/servers/start-redis.ts'
import { type ReplicaSet, startReplicaSet } from '../../infra/servers/start-replica-set.ts'
import { type NetworkPath, startToxiproxy } from '../../infra/servers/start-toxiproxy.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import type { Server } from '../../infra/servers/supervise.ts'

/** Whether the network can be cut: Toxiproxy is built with Go, which some machines cannot. */
export const canCut = (await ifAvailable(toxiproxyBinary())) !== undefined

export interface OutageHarness extends FaultHarness {
  set: ReplicaSet
  redis: Server
  /** The way from chat to Redis, with Toxiproxy. */
  pathToRedis: NetworkPath | undefined
  /** The answers that were deleted with their accounts. Persona still counts them. */
  deletedAnswers: number
}

/** The answer to a message of which nothing else is said: two seconds. */
export const answer = { tokens: 40, everyMs: 50 }

/**
 * Starts the product of the outages: two replicas of everything behind one name each, as on a cluster, on a MongoDB of three members
 * and a Redis and a broker of its own. Leases are short, so that a takeover comes soon.
 */
export async function startOutageHarness(): Promise<OutageHarness> {
  const redis = await startRedis({ dataDir: await storeFolder('outage-redis'), removeWhenStopped: true })
  const set = await startReplicaSet({ electionTimeoutMs: 1_000 })
  // While MongoDB hangs there must be no election.
  await set.setElectionTimeout(120_000)
  const toxiproxy = canCut ? await startToxiproxy() : undefined
  const pathToRedis = await toxiproxy?.open('redis', new URL(redis.url).host)
  const harness = await startFaultHarness({
    answer,
    layout: 'balanced',
    stores: { mongoUrl: set.url, redisUrl: redis.url },
    settings: {
      GUEST_ADDRESS_LIMIT: '1000000',
      GENERATION_LEASE_MS: '4000',
      DISCUSSION_LEASE_MS: '4000',
      HOLD_SWEEP_AFTER_MS: '15000',
    },
    settingsOf: (name): Record<string, string> =>
      pathToRedis && name.startsWith('chat-') ? { REDIS_URL: `redis://${pathToRedis.address}` } : {},
    servers: [redis, set, ...(toxiproxy ? [toxiproxy] : [])],
  })
  return { ...harness, set, redis, pathToRedis, deletedAnswers: 0 }
}
