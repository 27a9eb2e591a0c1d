import type { ServiceDefinition } from '@grpc/grpc-js'
import type { Connection } from 'mongoose'
import type { EventBus } from '../events/event-bus.ts'
import { createKafkaBus } from '../events/kafka/kafka-bus.ts'
import { type KafkaSecuritySettings, kafkaSecurity } from '../events/kafka/kafka-security.ts'
import { createLog, type Log } from '../log.ts'
import type { Rpc } from '../rpc/method.ts'
import { type Authenticate, createRpcServer, type RpcServer } from '../rpc/server.ts'
import { SettingsError } from '../settings.ts'
import { connectMongo } from '../stores/mongo.ts'
import { startTracing, type TracingSettings } from '../tracing/start-tracing.ts'
import { endTogether } from './end-together.ts'
import { type OpsServer, startOpsServer } from './ops-server.ts'
import { buildIndexesWithin, connectWithin } from './prepare-service.ts'
import type { App } from './run-main.ts'
import { type CertificateSettings, readCertificates, refusePlaintext, type TransportSettings } from './transport-security.ts'

/** The settings of `serviceSettings`, as read. */
export interface ServiceConfig extends TracingSettings, TransportSettings, CertificateSettings, KafkaSecuritySettings {
  GRPC_HOST: string
  GRPC_PORT: number
  OPS_PORT?: number
  MONGO_URL: string
  DATABASE_SUFFIX: string
  KAFKA_BROKERS?: readonly string[] | undefined
  KAFKA_TLS?: boolean
  KAFKA_SASL_MECHANISM?: 'plain' | 'scram-sha-256' | 'scram-sha-512' | undefined
  LOG_LEVEL: string
  LOG_FILE?: string
  STOP_GRACE_MS: number
}

/** The parts that several services of one process share. */
export interface ServiceOverrides {
  bus?: EventBus
  /** A connection to the database server. Its owner closes it. */
  mongo?: Connection
  log?: Log
  /** Whether clients of this process call the service without gRPC. */
  isLocal?: boolean
}

/** The parts that exist before a service wires its own. */
export interface Foundation {
  connection: Connection
  bus: EventBus
  log: Log
  /** Registers a function that runs at stop, after the last call has ended, in reverse order. */
  onStop: (end: () => Promise<void> | void) => void
}

export interface Wiring<Ports, Caller> {
  ports: Ports
  rpcs: readonly Rpc<Ports, Caller>[]
  authenticate: Authenticate<Caller>
  /** Starts background work (consumers, relays, sweeps) once the indexes exist. */
  begin?: () => Promise<void>
  /** Waits at most `graceMs` for running work, then cancels it. New work may still arrive while the server finishes its last calls. */
  drain?: (graceMs: number) => Promise<void>
  /** Throws while the service is not ready. The frame checks the database itself. */
  ready?: () => Promise<void>
}

export interface ServiceApp extends App {
  /** The gRPC port; known after start. */
  readonly port: number
  readonly opsPort: number | undefined
}

export interface ServiceAppOptions<Ports, Caller> {
  /** The prefix of the database's name, and the namespace of traces. */
  product: string
  name: string
  /** The only service from which a browser's address is accepted. */
  addressForwarder?: string
  definition: ServiceDefinition
  config: ServiceConfig
  overrides?: ServiceOverrides
  wire: (foundation: Foundation) => Promise<Wiring<Ports, Caller>>
}

/** The time after the grace period in which clients receive the end of cancelled work, in milliseconds. */
const lastCallsMs = 2_000
/** How long a start waits for a primary of MongoDB, and then for its indexes, in milliseconds each. Longer than an election. */
const startWaitMs = 15_000

/** Creates the frame of a service: log, database `<product>_<name>`, events, gRPC and operations ports, and a stop that drains. */
export function createServiceApp<Ports, Caller>({
  product,
  name,
  addressForwarder,
  definition,
  config,
  overrides = {},
  wire,
}: ServiceAppOptions<Ports, Caller>): ServiceApp {
  refusePlaintext(config)
  const stopFunctions: (() => Promise<void> | void)[] = []
  const log = overrides.log?.child({ service: name }) ?? createLog(name, { level: config.LOG_LEVEL, file: config.LOG_FILE })
  let server: RpcServer | undefined
  let ops: OpsServer | undefined
  let wiring: Wiring<Ports, Caller> | undefined
  let port = 0
  let stopping = false

  const openBus = async () => {
    if (overrides.bus) return overrides.bus
    if (!config.KAFKA_BROKERS) throw new SettingsError(['KAFKA_BROKERS: a service on its own needs a broker'])
    const bus = await createKafkaBus({ brokers: config.KAFKA_BROKERS, security: kafkaSecurity(config), clientId: name, log })
    stopFunctions.push(bus.close)
    return bus
  }

  /** Services of one process share a client, because each has a monitor, its timers and connections of its own. */
  const openDatabase = async () => {
    const database = `${product}_${name}${config.DATABASE_SUFFIX}`
    if (overrides.mongo) return overrides.mongo.useDb(database)
    const connection = await connectWithin(() => connectMongo(config.MONGO_URL, database, { log }), log, startWaitMs)
    stopFunctions.push(() => connection.close())
    return connection
  }

  const begin = async () => {
    stopFunctions.push(await startTracing({ product, service: overrides.log ? product : name }, config, log))
    const connection = await openDatabase()
    const bus = await openBus()
    wiring = await wire({ connection, bus: endTogether(bus), log, onStop: (end) => stopFunctions.push(end) })
    await buildIndexesWithin(connection, log, startWaitMs)
    await wiring.begin?.()
    const { rpcs, ports, authenticate } = wiring
    server = createRpcServer({
      service: definition,
      rpcs,
      ports,
      authenticate,
      log,
      addressForwarder,
      certificates: readCertificates(config, log),
      isLocal: overrides.isLocal,
    })
    port = await server.listen(`${config.GRPC_HOST}:${config.GRPC_PORT}`)
    const ready = async () => {
      if (stopping) throw new Error('stopping')
      await answersPing(connection)
      await wiring?.ready?.()
    }
    if (config.OPS_PORT !== undefined)
      ops = await startOpsServer(config.OPS_PORT, ready, { host: config.GRPC_HOST, notConsuming: bus.notConsuming })
    log.info({ port }, 'listening')
  }

  const stop = async () => {
    stopping = true
    // Close the server first, so that new calls go to another replica instead of being refused here.
    await Promise.all([server?.stop(config.STOP_GRACE_MS + lastCallsMs), wiring?.drain?.(config.STOP_GRACE_MS)])
    await wiring?.drain?.(0)
    for (const end of stopFunctions.splice(0).reverse()) await end()
    await ops?.stop()
  }

  const start = async () => {
    try {
      await begin()
    } catch (error) {
      await stop()
      throw error
    }
  }

  return {
    start,
    stop,
    get port() {
      return port
    },
    get opsPort() {
      return ops?.port
    },
  }
}

/** Throws without the addresses of the driver's own error, since anyone who reaches the operations port may read it. */
async function answersPing({ db }: Connection): Promise<void> {
  try {
    await db?.command({ ping: 1 })
  } catch (error) {
    throw new Error('MongoDB does not answer', { cause: error })
  }
}
