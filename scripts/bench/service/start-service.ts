import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import type { ServiceName } from '@rostra/proto/services'
import { freePort } from '../../infra/ports.ts'
import { type OwnServers, startOwnServers } from '../../product/own-servers.ts'
import { type ServiceProcess, serviceProcess } from '../../product/service-process.ts'

/** One service in a process of its own that is not yet started. */
export interface LoneService {
  service: ServiceProcess
  /** `host:port` of the service. */
  address: string
}

/** A service on stores of its own. The other services do not run. */
export interface BenchedService extends LoneService {
  client: RpcClient
  identity: TestIdentity
  mongoUrl: string
  mongoPid: number
  database: string
  stop: () => Promise<void>
}

interface LoneServiceOptions {
  servers: OwnServers
  /** Knows the service's callers. */
  identity: TestIdentity
  /** The service's own token, for a service that calls others. */
  token?: string
  settings?: Record<string, string>
}

/** Prepares the process of a service that runs without the others. */
export async function prepareLoneService(
  component: ServiceName,
  { servers, identity, token, settings }: LoneServiceOptions,
): Promise<LoneService> {
  const unused = Object.fromEntries(['IDENTITY', 'PERSONA', 'BILLING', 'CHAT'].map((name) => [`${name}_ADDRESS`, 'localhost:1']))
  const env = {
    LOG_LEVEL: 'warn',
    CHAT_MODEL: 'offline',
    SERVICE_SECRET: 'bench'.repeat(8),
    PERSONA_ENCRYPTION_SECRET: 'bench'.repeat(8),
    GRPC_HOST: '127.0.0.1',
    GRPC_PORT: String(await freePort()),
    OPS_PORT: String(await freePort()),
    MONGO_URL: servers.stores.mongoUrl,
    REDIS_URL: servers.stores.redisUrl,
    KAFKA_BROKERS: servers.brokers,
    BENCHED: JSON.stringify({ component, jwks: identity.jwks, token }),
    ...unused,
    ...settings,
  }
  const logFile = join(await mkdtemp(join(tmpdir(), 'rostra-bench-')), `${component}.log`)
  const main = 'scripts/bench/service/service-process.ts'
  return { service: serviceProcess({ component, main, env, logFile }), address: `127.0.0.1:${env.GRPC_PORT}` }
}

/** Prepares a service, and starts MongoDB with 1 GB of cache, Redis and Kafka for it. */
export async function prepareService(component: ServiceName, contract: Parameters<typeof createRpcClient>[0]): Promise<BenchedService> {
  const servers = await startOwnServers({ name: `bench-${component}`, withKafka: true, cacheGb: 1 })
  const identity = createTestIdentity(component)
  const { service, address } = await prepareLoneService(component, { servers, identity })
  const client = createRpcClient(contract, { address, credential: identity.service('gateway') })
  return {
    service,
    client,
    identity,
    address,
    mongoUrl: servers.stores.mongoUrl,
    mongoPid: servers.mongo.pid,
    database: `rostra_${component}`,
    stop: async () => {
      client.close()
      await service.stop()
      await servers.stop()
    },
  }
}
