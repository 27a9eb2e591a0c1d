import type { MethodDefinition } from '@grpc/proto-loader'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { fromStatus } from '@rostra/kit/rpc/status'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { scopeSets } from '@rostra/platform/testing/scope-sets'
import { IdentityService } from '@rostra/proto/identity'
import { programMayCall, scopes } from '@rostra/proto/scopes'
import { mayCall, type ServiceName, serviceNames, services } from '@rostra/proto/services'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

// biome-ignore lint/suspicious/noExplicitAny: a contract holds methods of every type
type AnyMethod = MethodDefinition<any, any, any, any>

let harness: TestProduct
let product: Product
let gateway: RpcClient
let session: { accessToken: string; sessionSecret: string }
const clients: RpcClient[] = []
beforeAll(async () => {
  harness = await createTestProduct({}, openInProcessTestBuses)
  product = await harness.start()
  gateway = connect('identity', await tokenOf('gateway', 'identity'))
  session = await gateway.call(IdentityService.Register, { username: 'ada', email: 'ada@example.org', password: 'Engine1843' })
}, 60_000)
afterAll(async () => {
  for (const client of clients) client.close()
  await harness?.end()
})

function connect(name: ServiceName, token?: string): RpcClient {
  const credential = token === undefined ? {} : { credential: async () => token }
  const client = createRpcClient(services[name].contract, { address: product.addressOf(name), ...credential })
  clients.push(client)
  return client
}
async function tokenOf(service: string, audience: string): Promise<string> {
  const claim = { service, secret: product.secretOf(service) ?? '', audience }
  return (await connect('identity').call(IdentityService.IssueServiceToken, claim)).token
}

describe('the token of a key', () => {
  const keys = new Map<string, string>()
  beforeAll(async () => {
    for (const granted of scopeSets) {
      const request = { name: 'walk', scopes: granted }
      const { key } = await gateway.call(IdentityService.CreateAccessKey, request, { token: session.accessToken })
      keys.set(`${granted}`, key)
    }
  }, 60_000)

  /** Calls a method with an empty request, and returns the reason of its refusal. */
  async function reasonOf(client: RpcClient, method: AnyMethod, token: string): Promise<string> {
    try {
      if (!method.responseStream) await client.call(method, {}, { token })
      else {
        const stream = await client.open(method, {}, { token, deadlineMs: 5_000 })
        await new Promise<void>((resolve, reject) => {
          stream.once('data', () => resolve(stream.cancel()))
          stream.once('end', resolve)
          stream.once('error', (error) => reject(fromStatus(error)))
        })
      }
      return ''
    } catch (error) {
      if (error instanceof DomainError) return error.reason
      throw error
    }
  }

  it.each(serviceNames)(
    'reaches exactly the methods of %s that its scopes name',
    async (name) => {
      const methods = Object.values(services[name].contract as Record<string, AnyMethod>)
      const client = connect(name, await tokenOf('gateway', name))
      const surprises: string[] = []
      let allowed = 0
      for (const granted of scopeSets) {
        const request = { sessionSecret: keys.get(`${granted}`) ?? '', audiences: [name] }
        const { accessToken } = await gateway.call(IdentityService.Authenticate, request)
        for (const method of methods) {
          const isRefused = (await reasonOf(client, method, accessToken)) === 'INSUFFICIENT_SCOPE'
          if (isRefused === programMayCall(method.path, granted)) surprises.push(`${granted}: ${method.path}: ${isRefused}`)
          if (!isRefused) allowed++
        }
      }
      expect(surprises).toEqual([])
      expect(allowed > 0).toBe(methods.some(({ path }) => programMayCall(path, scopes)))
      expect(allowed).toBeLessThan(methods.length * scopeSets.length)
    },
    120_000,
  )
})

describe('a token for one service', () => {
  const invalid = expect.objectContaining({ kind: 'unauthenticated', reason: 'TOKEN_INVALID' })
  const pairs = serviceNames.map((name) => [name, serviceNames.filter((other) => other !== name)] as const)

  /** Makes some call of a service. */
  function callOf(name: ServiceName, serviceToken: string, callerToken?: string): Promise<unknown> {
    const method = Object.values(services[name].contract).find(({ responseStream }) => !responseStream)
    return connect(name, serviceToken).call(method, {}, callerToken ? { token: callerToken } : {})
  }

  it.each(pairs)('is refused by all but %s when it is a service’s own', async (name, others) => {
    const token = await tokenOf('gateway', name)
    for (const other of others) await expect(callOf(other, token)).rejects.toEqual(invalid)
    expect(await callOf(name, token).catch((error) => error)).not.toEqual(invalid)
  })

  it.each(pairs)('is refused by all but %s when it is a member’s', async (name, others) => {
    const { sessionSecret } = session
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
