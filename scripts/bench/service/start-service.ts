import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import type { ServiceName } from '@rostra/proto/services'
import { freePort } from '../../infra/ports.ts'
import { startOwnServers } from '../../product/own-servers.ts'
import { type ServiceProcess, serviceProcess } from '../../product/service-process.ts'

/** One service in a process of its own that is not yet started, on stores of its own. The other services do not run. */
export interface BenchedService {
  service: ServiceProcess
  client: RpcClient
  identity: TestIdentity
  /** `host:port` of the service. */
  address: string
  mongoUrl: string
  mongoPid: number
  database: string
  stop: () => Promise<void>
}

/** Returns the settings of a service's process whose callers are known by `jwks`. `token`: the service's own, for a service that calls others. */
export async function serviceSettings(component: ServiceName, { jwks, token }: { jwks: TestIdentity['jwks']; token?: string }) {
  const unused = Object.fromEntries(['IDENTITY', 'PERSONA', 'BILLING', 'CHAT'].map((name) => [`${name}_ADDRESS`, 'localhost:1']))
  return {
    LOG_LEVEL: 'warn',
    CHAT_MODEL: 'offline',
    SERVICE_SECRET: 'bench'.repeat(8),
    GRPC_HOST: '127.0.0.1',
    ...unused,
    GRPC_PORT: String(await freePort()),
    OPS_PORT: String(await freePort()),
    BENCHED: JSON.stringify({ component, jwks, token }),
  }
}

/** The script of a service's process: see `service-process.ts`. */
export const serviceMain = 'scripts/bench/service/service-process.ts'

/** Starts MongoDB with 1 GB of cache, Redis and Kafka for a service. */
export async function prepareService(component: ServiceName, contract: Parameters<typeof createRpcClient>[0]): Promise<BenchedService> {
  const servers = await startOwnServers({ name: `bench-${component}`, withKafka: true, cacheGb: 1 })
  const { mongoUrl, redisUrl } = servers.stores
  const identity = createTestIdentity(component)
  const settings = await serviceSettings(component, identity)
  const env = { ...settings, MONGO_URL: mongoUrl, REDIS_URL: redisUrl, KAFKA_BROKERS: servers.brokers }
  const logFile = join(await mkdtemp(join(tmpdir(), 'rostra-bench-')), `${component}.log`)
  const service = serviceProcess({ component, main: serviceMain, env, logFile })
  const address = `127.0.0.1:${settings.GRPC_PORT}`
  const client = createRpcClient(contract, { address, credential: identity.service('gateway') })
  return {
    service,
    client,
    identity,
    address,
    mongoUrl,
    mongoPid: servers.mongo.pid,
    database: `rostra_${component}`,
    stop: async () => {
      client.close()
      await service.stop()
      await servers.stop()
    },
  }
}
