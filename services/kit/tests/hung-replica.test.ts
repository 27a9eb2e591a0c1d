import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createRpcClient, type RpcClient } from '../src/rpc/client.ts'
import { fromStatus } from '../src/rpc/status.ts'
import { eventually } from '../src/testing/eventually.ts'
import { timed } from '../src/testing/running-time.ts'
import { credentialOf } from './harness.ts'
import { EchoService } from './json-service.ts'
import { type SpawnedReplica, spawnReplica } from './spawn-replica.ts'

describe('a replica that hangs beside one that answers', () => {
  let replicas: SpawnedReplica[]
  let client: RpcClient
  const noticedMs = 2_000
  const backMs = 2_000

  beforeAll(async () => {
    replicas = await Promise.all([spawnReplica(), spawnReplica()])
    const address = `ipv4:${replicas.map(({ port }) => `127.0.0.1:${port}`).join(',')}`
    client = createRpcClient(EchoService, { address, credential: credentialOf('gateway') })
  })
  afterEach(async () => {
    for (const replica of replicas) replica.goOn()
    await eventually(async () => expect((await askTwice()).size).toBe(2))
  })
  afterAll(() => {
    client?.close()
    for (const replica of replicas ?? []) replica.kill()
  })

  const ask = async () => (await client.call(EchoService.Say, { say: '' })).say
  const askTwice = async () => new Set([await ask(), await ask()])
  const hang = (): SpawnedReplica => {
    const [victim] = replicas
    if (!victim) throw new Error('no replica')
    victim.hang()
    return victim
  }

  it('is noticed within 2 s, left while it hangs, and called again within 2 s of its return', async () => {
    await eventually(async () => expect((await askTwice()).size).toBe(2))
    const victim = hang()
    const { result: outcomes, ms } = await timed(() => Promise.allSettled(Array.from({ length: 10 }, ask)))
    expect(ms).toBeLessThan(noticedMs)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ kind: 'unavailable', details: { retryAfter: 2 } })
    const later = await Promise.all(Array.from({ length: 20 }, ask))
    expect(later).not.toContain(victim.name)
    victim.goOn()
    const back = await timed(() => eventually(async () => expect((await askTwice()).size).toBe(2)))
    expect(back.ms).toBeLessThan(backMs)
  })

  it('costs a call that only reads a pause, and no error', async () => {
    hang()
    const read = () => client.call(EchoService.Read, { say: '' })
    const { result: reads, ms } = await timed(() => Promise.all(Array.from({ length: 10 }, read)))
    expect(new Set(reads.map(({ say }) => say)).size).toBe(1)
    expect(ms).toBeLessThan(noticedMs + 500)
  })

  it('breaks its streams off within 2 s, as unavailable', async () => {
    const open = async () => {
      const stream = await client.open(EchoService.Count, { say: '' })
      const broken = new Promise((resolve) => stream.once('error', resolve))
      return { stream, broken, name: (await once(stream, 'data'))[0].say }
    }
    const streams = await eventually(async () => {
      const pair = await Promise.all([open(), open()])
      expect(new Set(pair.map(({ name }) => name)).size).toBe(2)
      return pair
    })
    const victim = hang()
    const { result: error, ms } = await timed(async () => streams.find(({ name }) => name === victim.name)?.broken)
    expect(fromStatus(error)).toMatchObject({ kind: 'unavailable', reason: 'SERVICE_UNAVAILABLE' })
    expect(ms).toBeLessThan(noticedMs)
    for (const { stream } of streams) stream.cancel()
  })
})

it('a stream outlives the drain of its server by several pings, and breaks off within 2 s when the draining server hangs', async () => {
  const replica = await spawnReplica()
  const client = createRpcClient(EchoService, { address: `127.0.0.1:${replica.port}`, credential: credentialOf('gateway') })
  try {
    const stream = await client.open(EchoService.Count, { say: '' })
    const broken = new Promise((resolve) => stream.once('error', resolve))
    await once(stream, 'data')
    replica.drain()
    await eventually(() => expect(client.call(EchoService.Say, { say: '' })).rejects.toMatchObject({ kind: 'unavailable' }))
    let messages = 0
    await new Promise<void>((resolve, reject) => {
      // 60 messages take 1.2 s, in which two pings are sent.
      stream.on('data', () => ++messages === 60 && resolve())
      broken.then(reject)
    })
    replica.hang()
    const { result: error, ms } = await timed(() => broken)
    expect(fromStatus(error)).toMatchObject({ kind: 'unavailable', reason: 'SERVICE_UNAVAILABLE' })
    expect(ms).toBeLessThan(2_000)
  } finally {
    client.close()
    replica.kill()
  }
})
