import { connect } from 'node:net'
import { expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { connectRedis } from '@rostra/kit/stores/redis'
import type { KillHarness } from './kill-harness.ts'

/** Connects without TLS to the servers of a product that speaks TLS everywhere. */
export function refuseUnencrypted(harness: () => KillHarness): void {
  it('belongs to a product of which no server takes an unencrypted connection', async () => {
    const { stores, broker, product } = harness()
    const log = createLog('test', { level: 'silent' })
    const bounds = { serverSelectionTimeoutMS: 1_000 }
    await expect(connectMongo(stores.mongoUrl.replace(/&tls=.*/, ''), 'plain', { bounds })).rejects.toThrow()
    await expect(connectRedis(stores.redisUrl.replace('rediss', 'redis').replace(/\?.*/, ''), { keyPrefix: '', log })).rejects.toThrow()
    for (const address of [broker.address, product.operator.BILLING_ADDRESS]) expect(await firstAnswer(address)).not.toMatch(/^\0{3}/)
  })
}

/**
 * Sends what an unencrypted HTTP/2 client sends first, and returns the first bytes of
 * the answer; empty when the server closes the connection.
 */
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
