import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { IdentityService } from '@rostra/proto/identity'
import { mayCall, type ServiceName, serviceNames, services } from '@rostra/proto/services'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

const invalid = expect.objectContaining({ kind: 'unauthenticated', reason: 'TOKEN_INVALID' })

describe('a token for one service', () => {
  let harness: TestProduct
  let product: Product
  let sessionSecret: string
  const clients: RpcClient[] = []
  beforeAll(async () => {
    harness = await createTestProduct({}, openInProcessTestBuses)
    product = await harness.start()
    const gateway = connect('identity', await tokenOf('gateway', 'identity'))
    const registered = await gateway.call(IdentityService.Register, { username: 'ada', email: 'ada@example.org', password: 'Engine1843' })
    sessionSecret = registered.sessionSecret
  }, 60_000)
  afterAll(async () => {
    for (const client of clients) client.close()
    await harness?.end()
  })

  function connect(name: ServiceName, token?: string): RpcClient {
    const client = createRpcClient(services[name].contract, {
      address: product.addressOf(name),
      ...(token ? { credential: async () => token } : {}),
    })
    clients.push(client)
    return client
  }
  async function tokenOf(service: string, audience: string): Promise<string> {
    const claim = { service, secret: product.secretOf(service) ?? '', audience }
    return (await connect('identity').call(IdentityService.IssueServiceToken, claim)).token
  }
  /** Makes some call of a service. */
  function callOf(name: ServiceName, serviceToken: string, callerToken?: string): Promise<unknown> {
    const method = Object.values(services[name].contract).find(({ responseStream }) => !responseStream)
    return connect(name, serviceToken).call(method, {}, callerToken ? { token: callerToken } : {})
  }
  const pairs = serviceNames.map((name) => [name, serviceNames.filter((other) => other !== name)] as const)

  it.each(pairs)('is refused by all but %s when it is a service’s own', async (name, others) => {
    const token = await tokenOf('gateway', name)
    for (const other of others) await expect(callOf(other, token)).rejects.toEqual(invalid)
    expect(await callOf(name, token).catch((error) => error)).not.toEqual(invalid)
  })

  it.each(pairs)('is refused by all but %s when it is a member’s', async (name, others) => {
    const gateway = connect('identity', await tokenOf('gateway', 'identity'))
    const { accessToken } = await gateway.call(IdentityService.Authenticate, { sessionSecret, audiences: [name] })
    for (const other of others) await expect(callOf(other, await tokenOf('gateway', other), accessToken)).rejects.toEqual(invalid)
  })

  it('is issued to no service that does not call that one', async () => {
    const callers = serviceNames.filter((name) => product.secretOf(name))
    for (const caller of callers)
      for (const callee of serviceNames)
        if (!mayCall(caller, callee)) await expect(tokenOf(caller, callee)).rejects.toMatchObject({ reason: 'SERVICE_NOT_ALLOWED' })
  })
})
