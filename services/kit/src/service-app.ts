import type { ServiceDefinition } from '@grpc/grpc-js'
import type { Connection } from 'mongoose'
import type { EventBus } from './events/event-bus.ts'
import { createKafkaBus } from './events/kafka-bus.ts'
import { createLog, type Log } from './log.ts'
import { buildIndexes, connectMongo } from './mongo.ts'
import { type OpsServer, startOpsServer } from './ops-server.ts'
import type { Rpc } from './rpc/method.ts'
import { createRpcServer, type RpcServer } from './rpc/server.ts'
import type { App } from './run-main.ts'
import type { TokenVerifier } from './token-verifier.ts'
import { startTracing, type TracingSettings } from './tracing/start-tracing.ts'

/** The settings of `serviceSettings`, as read. */
export interface ServiceConfig extends TracingSettings {
  GRPC_HOST: string
  GRPC_PORT: number
  OPS_PORT?: number
  MONGO_URL: string
  DATABASE_SUFFIX: string
  KAFKA_BROKERS?: readonly string[]
  LOG_LEVEL: string
  LOG_FILE?: string
  STOP_GRACE_MS: number
}

/** What the process that holds several services gives to each of them. */
export interface ServiceOverrides {
  bus?: EventBus
  log?: Log
}

/** What stands before a service's own parts are wired. */
export interface Foundation {
  connection: Connection
  bus: EventBus
  log: Log
  /** Runs at stop, after the last call has ended, the latest first. */
  onStop: (end: () => Promise<void> | void) => void
}

export interface Wiring<Ports> {
  ports: Ports
  rpcs: readonly Rpc<Ports>[]
  verify: TokenVerifier
  /** Starts what runs by itself (consumers, relays, sweeps), after the indexes stand. */
  begin?: () => Promise<void>
  /** Lets running work end, for at most so long, and cuts what is left. Work may still come while the server lets its last calls end. */
  drain?: (graceMs: number) => Promise<void>
  /** Throws while the service can't do its work; its database is looked at already. */
  ready?: () => Promise<void>
}

export interface ServiceApp extends App {
  /** The gRPC port; known after start. */
  readonly port: number
  readonly opsPort: number | undefined
}

export interface ServiceAppOptions<Ports> {
  name: string
  definition: ServiceDefinition
  config: ServiceConfig
  overrides?: ServiceOverrides
  wire: (foundation: Foundation) => Promise<Wiring<Ports>>
}

/** What was cut at the end of the grace has this long to be told to its readers. */
const lastCallsMs = 2_000

/** The frame that every service hangs in: log, database `rostra_<name>`, events, gRPC and operations ports, and a stop that drains. */
export function createServiceApp<Ports>({ name, definition, config, overrides = {}, wire }: ServiceAppOptions<Ports>): ServiceApp {
  const ends: (() => Promise<void> | void)[] = []
  const log = overrides.log?.child({ service: name }) ?? createLog(name, { level: config.LOG_LEVEL, file: config.LOG_FILE })
  let server: RpcServer | undefined
  let ops: OpsServer | undefined
  let wiring: Wiring<Ports> | undefined
  let port = 0
  let stopping = false

  const openBus = async () => {
    if (overrides.bus) return overrides.bus
    if (!config.KAFKA_BROKERS) throw new Error('KAFKA_BROKERS: a service on its own needs a broker')
    const bus = await createKafkaBus({ brokers: config.KAFKA_BROKERS, clientId: name, log })
    ends.push(bus.close)
    return bus
  }

  const begin = async () => {
    ends.push(await startTracing(overrides.log ? 'rostra' : name, config, log))
    const connection = await connectMongo(config.MONGO_URL, `rostra_${name}${config.DATABASE_SUFFIX}`)
    ends.push(() => connection.close())
    const bus = await openBus()
    wiring = await wire({ connection, bus, log, onStop: (end) => ends.push(end) })
    await buildIndexes(connection)
    await wiring.begin?.()
    server = createRpcServer({ service: definition, rpcs: wiring.rpcs, ports: wiring.ports, verify: wiring.verify, log })
    port = await server.listen(`${config.GRPC_HOST}:${config.GRPC_PORT}`)
    const ready = async () => {
      if (stopping) throw new Error('stopping')
      await connection.db?.command({ ping: 1 })
      await wiring?.ready?.()
    }
    if (config.OPS_PORT !== undefined) ops = await startOpsServer(config.OPS_PORT, ready)
    log.info({ port }, 'listening')
  }

  const stop = async () => {
    stopping = true
    // The server first, so that new calls go to another replica instead of being refused here.
    await Promise.all([server?.stop(config.STOP_GRACE_MS + lastCallsMs), wiring?.drain?.(config.STOP_GRACE_MS)])
    await wiring?.drain?.(0)
    for (const end of ends.splice(0).reverse()) await end()
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
