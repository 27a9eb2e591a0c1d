import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { connectRedis } from '@rostra/kit/stores/redis'
import { eventually } from '@rostra/kit/testing/eventually'
import type { SendResult } from '../client/read-answer.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { type SecureServers, startSecureServers } from '../infra/servers/secure-servers.ts'
import { grantCredits } from '../product/operator-calls.ts'

const answer = { tokens: 24, everyMs: 5 }
const kills = Number(process.env.FAULT_TLS_KILLS ?? 6)

describe('the product with TLS on everything', () => {
  let servers: SecureServers
  let harness: FaultHarness
  beforeAll(async () => {
    servers = await startSecureServers()
    const settings = { GENERATION_LEASE_MS: '6000', ...servers.settings }
    harness = await startFaultHarness({ answer, settings, stores: servers.stores, security: servers.security })
  }, 240_000)
  afterAll(async () => {
    await harness?.stop()
    await servers?.stop()
  }, 60_000)

  it('has no server that takes an unencrypted connection', async () => {
    const { mongoUrl, redisUrl } = servers.stores
    const log = createLog('test', { level: 'silent' })
    const bounds = { serverSelectionTimeoutMS: 1_000 }
    await expect(connectMongo(mongoUrl.replace(/&tls=.*/, ''), 'plain', { bounds })).rejects.toThrow()
    await expect(connectRedis(redisUrl.replace('rediss', 'redis').replace(/\?.*/, ''), { keyPrefix: '', log })).rejects.toThrow()
    for (const address of [harness.broker.address, harness.product.operator.billingAddress])
      expect(await firstAnswer(address)).not.toMatch(/^\0{3}/)
  })

  it(`charges every answered send once while chat and billing are killed ${kills} times`, async () => {
    const { product, inspector } = harness
    const members = await Promise.all(Array.from({ length: 3 }, () => registerMember(product.urls)))
    await grantCredits(product, members, 2_000)
    const results = new Map<string, SendResult>()
    let stopped = false
    const sending = members.map(async (member, number) => {
      const conversationId = await member.startConversation()
      while (!stopped) await sendOne(member, conversationId, number % product.urls.length)
    })
    const sendOne = async (member: MemberClient, conversationId: string, gateway: number) => {
      const requestId = randomUUID()
      results.set(requestId, await member.send({ content: 'Go on', conversationId, requestId }, gateway))
    }
    try {
      for (let number = 0; number < kills; number++) {
        const before = results.size
        await eventually(() => expect(results.size).toBeGreaterThan(before + 5), 60_000)
        const victims = number % 2 === 0 ? product.replicasOf('chat') : product.replicasOf('billing')
        const victim = victims[Math.floor(number / 2) % victims.length]
        await victim?.kill()
        await victim?.start()
      }
    } finally {
      stopped = true
      await Promise.all(sending)
    }
    await eventually(async () => expect(await inspector.oldestHoldMs()).toBe(0), 120_000)
    await eventually(async () => expect(await inspector.unpublished()).toBe(0), 60_000)
    let charged = 0
    for (const member of members) {
      const exchanges = [...(await inspector.exchanges(member.id)).values()]
      for (const exchange of exchanges) expect(exchange).toMatchObject({ documents: 1, charged: exchange.text === '' ? 0 : 1 })
      const account = await inspector.account(member.id)
      expect(account).toMatchObject({ held: 0, pockets: account.ledger, numbersWithoutGap: true })
      charged += exchanges.filter((exchange) => exchange.charged === 1).length
    }
    await eventually(async () => expect(await inspector.countedMessages()).toBe(charged), 90_000)
    process.stdout.write(
      `with TLS on everything: ${kills} kills, ${results.size} sends, ${charged} charged once, none twice; no event lost\n`,
    )
  }, 600_000)
})

/** Sends what an unencrypted HTTP/2 client sends first, and returns the first bytes of the answer; empty when the server closes the connection. */
function firstAnswer(address: string): Promise<string> {
  const [host = '', port = ''] = address.split(':')
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(Number(port), host, () => socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u0004\0\0\0\0\0'))
  socket.on('error', () => resolve(''))
  socket.on('close', () => resolve(''))
  socket.once('data', (bytes) => {
    resolve(bytes.toString('latin1'))
    socket.destroy()
  })
  return promise
}
