import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { Redis } from 'ioredis'
import { ifAvailable } from '../bootstrap/expected-error.ts'
import { toxiproxyBinary } from '../infra/fetch/go-programs.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { type Member, startReplicaSet } from '../infra/servers/start-replica-set.ts'
import { startToxiproxy } from '../infra/servers/start-toxiproxy.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'

/* What a trial could not tell from a product that hides the fault. */

/** Built before the tests, whose time limit it must not use up. */
const itIfAvailable = (await ifAvailable(toxiproxyBinary())) ? it : it.skip

it('a replica set of three has no primary while one member is paused and another is dead', async () => {
  const set = await startReplicaSet({ electionTimeoutMs: 1_000 })
  try {
    const first = await set.primary()
    const [frozen] = set.members.filter((member) => member !== first) as [Member]
    const resume = await frozen.pause()
    await first?.kill()
    await eventually(async () => expect(await set.primary()).toBeUndefined(), 20_000)
    await resume()
    await eventually(async () => expect(set.members.filter((member) => member !== first)).toContain(await set.primary()), 20_000)
  } finally {
    await set.stop()
  }
})

itIfAvailable('a Redis gets no command, or sends no answer, while one direction of the network is cut', async () => {
  const toxiproxy = await startToxiproxy()
  const server = await startRedis({ dataDir: await storeFolder('fault-redis'), removeWhenStopped: true })
  const connect = (url: string) =>
    new Redis(url, { commandTimeout: 300, maxRetriesPerRequest: 0, retryStrategy: () => 20 }).on('error', () => undefined)
  const path = await toxiproxy.open('redis', server.url.replace('redis://', ''))
  const direct = connect(server.url)
  const client = connect(`redis://${path.address}`)
  for (const [direction, arrived] of [
    ['upstream', null],
    ['downstream', '1'],
  ] as const) {
    await eventually(async () => expect(await client.ping()).toBe('PONG'))
    await path.cut(direction)
    await expect(client.set(direction, 1)).rejects.toThrow('timed out')
    // A command may arrive after its time limit.
    await eventually(async () => expect(await direct.get(direction)).toBe(arrived))
    await path.mend()
  }
  for (const redis of [client, direct]) redis.disconnect()
  await toxiproxy.stop()
  await server.stop()
})
