import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { buildIndexes, connectMongo } from '@rostra/kit/stores/mongo'
import { personaModel } from '@rostra/persona/store/personas/persona-model'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import { PersonaService } from '@rostra/proto/persona'
import { freePort } from '../../infra/ports.ts'
import { startKafka } from '../../infra/servers/start-kafka.ts'
import { startMongo } from '../../infra/servers/start-mongo.ts'
import { type ServiceProcess, serviceProcess } from '../../product/service-process.ts'
import { seedPersonas } from './seed-personas.ts'

/** The persona service in a process of its own that is not yet started, on stores with personas. */
export interface PersonaOnStores {
  service: ServiceProcess
  client: RpcClient
  identity: TestIdentity
  /** `host:port` of the service. */
  address: string
  mongoUrl: string
  database: string
  publicCount: number
  stop: () => Promise<void>
}

const database = 'rostra_persona'

/** Starts MongoDB and Kafka, and stores `personas` with their indexes. */
export async function preparePersona(personas: number): Promise<PersonaOnStores> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-bench-'))
  const [mongo, kafka] = await Promise.all([
    startMongo({ dataDir: join(folder, 'mongo'), removeWhenStopped: true, cacheGb: 1 }),
    startKafka({ dir: join(folder, 'kafka'), removeWhenStopped: true }),
  ])
  const identity = createTestIdentity('persona')
  const [grpcPort, opsPort] = [await freePort(), await freePort()]
  const service = serviceProcess({
    component: 'persona',
    main: 'scripts/bench/personas/persona-process.ts',
    logFile: join(folder, 'persona.log'),
    env: {
      ...{ MONGO_URL: mongo.url, KAFKA_BROKERS: kafka.url, LOG_LEVEL: 'info', CHAT_MODEL: 'offline', JWKS: JSON.stringify(identity.jwks) },
      ...{ IDENTITY_ADDRESS: 'localhost:1', SERVICE_SECRET: 'bench'.repeat(8), GRPC_HOST: '127.0.0.1' },
      ...{ GRPC_PORT: `${grpcPort}`, OPS_PORT: `${opsPort}` },
    },
  })
  const address = `127.0.0.1:${grpcPort}`
  const client = createRpcClient(PersonaService, { address, credential: identity.service('gateway') })
  const publicCount = await seedPersonas(mongo.url, database, personas)
  const connection = await connectMongo(mongo.url, database)
  personaModel(connection)
  await buildIndexes(connection)
  await connection.close()
  return {
    ...{ service, client, identity, address, mongoUrl: mongo.url, database, publicCount },
    stop: async () => {
      client.close()
      await service.stop()
      await Promise.all([mongo.stop(), kafka.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
