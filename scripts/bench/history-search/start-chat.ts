import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import { ChatService } from '@rostra/proto/chat'
import { freePort } from '../../infra/ports.ts'
import { startKafka } from '../../infra/servers/start-kafka.ts'
import { startMongo } from '../../infra/servers/start-mongo.ts'
import { startRedis } from '../../infra/servers/start-redis.ts'
import { type ServiceProcess, serviceProcess } from '../../product/service-process.ts'

/** The chat service in a process of its own that is not yet started, on real stores. */
export interface ChatOnStores {
  service: ServiceProcess
  client: RpcClient
  identity: TestIdentity
  mongoUrl: string
  mongoPid: number
  database: string
  stop: () => Promise<void>
}

/** Starts MongoDB with 1 GB of cache, Redis and Kafka for a chat service. */
export async function prepareChat(): Promise<ChatOnStores> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-bench-'))
  const at = (name: string) => ({ dataDir: join(folder, name), removeWhenStopped: true })
  const [mongo, redis, kafka] = await Promise.all([
    startMongo({ ...at('mongo'), cacheGb: 1 }),
    startRedis(at('redis')),
    startKafka({ dir: join(folder, 'kafka'), removeWhenStopped: true }),
  ])
  const identity = createTestIdentity('chat')
  const [grpcPort, opsPort] = [await freePort(), await freePort()]
  const unused = 'localhost:1'
  const service = serviceProcess({
    component: 'chat',
    main: 'scripts/bench/history-search/chat-process.ts',
    logFile: join(folder, 'chat.log'),
    env: {
      ...{ MONGO_URL: mongo.url, REDIS_URL: redis.url, KAFKA_BROKERS: kafka.url, LOG_LEVEL: 'warn', CHAT_MODEL: 'offline' },
      ...{ IDENTITY_ADDRESS: unused, PERSONA_ADDRESS: unused, BILLING_ADDRESS: unused, SERVICE_SECRET: 'bench'.repeat(8) },
      ...{ GRPC_HOST: '127.0.0.1', GRPC_PORT: `${grpcPort}`, OPS_PORT: `${opsPort}`, JWKS: JSON.stringify(identity.jwks) },
    },
  })
  const client = createRpcClient(ChatService, { address: `127.0.0.1:${grpcPort}`, credential: identity.service('gateway') })
  return {
    ...{ service, client, identity, mongoUrl: mongo.url, database: 'rostra_chat' },
    mongoPid: Number(await readFile(join(folder, 'mongo', 'pid'), 'utf8')),
    stop: async () => {
      client.close()
      await service.stop()
      await Promise.all([mongo.stop(), redis.stop(), kafka.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
