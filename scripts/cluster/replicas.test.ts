import type { MethodDefinition } from '@grpc/proto-loader'
import { beforeAll, expect, it } from '@jest/globals'
import { createRpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import { ExpertsService } from '@rostra/proto/experts'
import { IdentityService } from '@rostra/proto/identity'
import { NewsroomService } from '@rostra/proto/newsroom'
import { PersonaService } from '@rostra/proto/persona'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { forwardPort, kubectl, release } from './kubectl.ts'
import { keepStreamsOpen } from './open-streams.ts'
import { ensureInstalled, podsOf } from './release.ts'

beforeAll(ensureInstalled, 900_000)

it('calls are balanced over added replicas within a minute', async () => {
  const load = await keepStreamsOpen(10, { listReaders: 20 })
  await kubectl('scale', `deployment/${release}-persona`, '--replicas=3')
  await kubectl('rollout', 'status', `deployment/${release}-persona`, '--timeout', '3m')
  const pods = await podsOf('persona')
  expect(pods).toHaveLength(3)
  const answered = async () => Promise.all(pods.map(async ({ name }) => callsOf(await metricsOf(name))))
  /** Returns the number of the next 100 or more calls that each replica has answered. */
  const nextShares = async () => {
    const before = await answered()
    const since = async () => (await answered()).map((count, index) => count - (before[index] ?? 0))
    return eventually(async () => {
      const shares = await since()
      expect(sum(shares)).toBeGreaterThan(100)
      return shares
    }, 60_000)
  }
  const added = performance.now()
  const shares = await eventually(async () => {
    const spread = await nextShares()
    expect(Math.min(...spread)).toBeGreaterThan(sum(spread) / 3 / 2)
    return spread
  }, 60_000)
  const seconds = ((performance.now() - added) / 1_000).toFixed(0)
  await load.stop()
  await kubectl('scale', `deployment/${release}-persona`, '--replicas=1')
  process.stdout.write(`calls of persona's three replicas, ${seconds} s after two were added: ${shares.join(', ')}\n`)
}, 600_000)

it('every service refuses calls without a token and calls with a forged token', async () => {
  const contracts = {
    identity: IdentityService,
    persona: PersonaService,
    chat: ChatService,
    billing: BillingService,
    experts: ExpertsService,
    zeitgeist: ZeitgeistService,
    newsroom: NewsroomService,
  }
  for (const [name, service] of Object.entries(contracts)) {
    const forward = await forwardPort(`service/${release}-${name}`, 50_051)
    for (const credential of [undefined, async () => 'eyJhbGciOiJub25lIn0.e30.']) {
      const client = createRpcClient(service, { address: forward.address, ...(credential ? { credential } : {}) })
      for (const method of Object.values(service) as unknown as MethodDefinition<object, object>[]) {
        if (callableWithoutToken.has(method.path)) continue
        await expect(client.call(method, {})).rejects.toMatchObject({ kind: 'unauthenticated' })
      }
      client.close()
    }
    forward.stop()
  }
}, 300_000)

/** The RPCs that a caller needs before it has a token: the public keys, and a service's own token for its secret. */
const callableWithoutToken = new Set(['GetSigningKeys', 'IssueServiceToken'].map((name) => `/rostra.identity.v1.IdentityService/${name}`))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

async function metricsOf(pod: string): Promise<string> {
  const ops = await forwardPort(`pod/${pod}`, 9_090)
  try {
    return await (await fetch(`http://${ops.address}/metrics`)).text()
  } finally {
    ops.stop()
  }
}

/** Returns the number of calls that a process has answered. */
function callsOf(metrics: string): number {
  return sum([...metrics.matchAll(/^rpc_server_seconds_count\{.*\} (\d+)$/gm)].map(([, count]) => Number(count)))
}
