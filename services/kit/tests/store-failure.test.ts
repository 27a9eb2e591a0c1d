import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import mongoose from 'mongoose'
import { createLog } from '../src/log.ts'
import { createRpcClient, type RpcClient } from '../src/rpc/client.ts'
import { createRpcServer, type RpcServer } from '../src/rpc/server.ts'
import { authenticate, credentialOf, serverStream, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

describe('a call whose store does not answer', () => {
  let server: RpcServer
  let client: RpcClient
  let attempts = 0
  const fail = async () => {
    attempts++
    throw new mongoose.mongo.MongoNetworkError('connection 7 to 10.0.0.1:27017 closed')
  }

  beforeAll(async () => {
    const rpcs = [
      unary(EchoService.Say, fail),
      unary(EchoService.Read, fail),
      unary(EchoService.Open, fail),
      serverStream(EchoService.Count, fail),
    ]
    server = createRpcServer({
      service: EchoService,
      rpcs,
      ports: null,
      authenticate,
      log: createLog('test', { level: 'silent' }),
    })
    const port = await server.listen('127.0.0.1:0')
    client = createRpcClient(EchoService, { address: `127.0.0.1:${port}`, credential: credentialOf('gateway') })
  })
  afterAll(async () => {
    client.close()
    await server.stop(1_000)
  })

  it('is refused as unavailable, without details of the store', async () => {
    await expect(client.call(EchoService.Say, { say: 'hi' })).rejects.toMatchObject({
      kind: 'unavailable',
      reason: 'STORE_UNAVAILABLE',
      message: 'Please try again in a moment',
      details: { retryAfter: 2 },
    })
  })

  it('is not tried again by the channel, also when it only reads', async () => {
    attempts = 0
    await expect(client.call(EchoService.Read, { say: 'hi' })).rejects.toMatchObject({ reason: 'STORE_UNAVAILABLE' })
    expect(attempts).toBe(1)
  })
})
