import { join } from 'node:path'
import { createApp as createGateway } from '@rostra/gateway/app'
import { readConfig as readGateway } from '@rostra/gateway/config'
import { connectWithin } from '@rostra/kit/app/prepare-service'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { createLog } from '@rostra/kit/log'
import type { Environment } from '@rostra/kit/settings'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { addressSetting, callsOf, type ServiceName, serviceNames } from '@rostra/proto/services'
import { watchDiskSpace } from '../bootstrap/data-folder/disk-space.ts'
import { type GatedBus, gateBus } from '../bootstrap/gated-bus.ts'
import { openBus } from '../bootstrap/open-bus.ts'
import { writeOperatorAccess } from '../bootstrap/operator-access.ts'
import { createServiceSecrets } from '../bootstrap/service-secrets.ts'
import { root } from '../bootstrap/settings.ts'
import { startOrder } from '../bootstrap/start-order.ts'
import { freePort } from '../infra/ports.ts'
import { importService, type ServiceModule, type Startable } from './service-modules.ts'

export interface Product {
  url: string
  /** The address of each gateway. */
  urls: readonly string[]
  /** Returns the address of a service. */
  addressOf: (name: ServiceName) => string
  /** Returns the secret of a caller of services. */
  secretOf: (caller: string) => string | undefined
  stop: () => Promise<void>
}

export interface ProductOptions {
  /** The number of gateways, each with a chat and a persona of its own, so that a test can choose which it talks to. */
  replicas?: number
  /** Closed by its owner. Left out, the product opens and closes one. */
  bus?: EventBus
  /** Resolves when the web is built. The gateway starts after it. */
  web?: Promise<unknown>
}

/** Loaded with this module, while the stores start. */
const modules = new Map(
  await Promise.all(serviceNames.map(async (name): Promise<[ServiceName, ServiceModule]> => [name, await importService[name]()])),
)

/** The most connections to MongoDB that all services together have for commands. */
const maxConnections = 150
/** Seven services that each had a client would open two connections each at the same time; more compete for the cores. */
const maxConnecting = 8
const mongoWaitMs = 15_000

/** The services that have one process for each gateway. */
const replicated: readonly ServiceName[] = ['chat', 'persona']

/**
 * Starts every service and the gateway in this process, on free ports, with one event bus. They call each other
 * directly; other clients speak gRPC. Throws when a setting is wrong.
 */
export async function startProduct(env: Environment, { replicas = 1, bus: given, web }: ProductOptions = {}): Promise<Product> {
  const stops: (() => Promise<void> | void)[] = []
  let gate: GatedBus | undefined
  const stop = async () => {
    for (const end of stops.reverse()) await end()
  }
  const started = async <App extends Startable>(app: App): Promise<App> => {
    stops.push(app.stop)
    await app.start()
    return app
  }

  try {
    const log = createLog(undefined, { level: env.LOG_LEVEL, file: env.LOG_FILE })
    const pool = { maxPoolSize: maxConnections, maxConnecting }
    const connect = () => connectMongo(env.MONGO_URL ?? '', `rostra${env.DATABASE_SUFFIX ?? ''}`, { log, ...pool })
    const mongo = await connectWithin(connect, log, mongoWaitMs)
    stops.push(() => mongo.close())
    const opened = given ?? (await openBus(env, log, mongo))
    if (!given) stops.push(opened.close)
    gate = gateBus(opened)
    const { bus } = gate
    const { secretOf, hashes } = createServiceSecrets()
    const PUBLIC_URL = env.PUBLIC_URL ?? `http://localhost:${Number(env.PORT) || 3000}`
    const DEMO_DATA = env.DEMO_DATA ?? 'true'
    // The demo conversations are of a dozen people.
    const ZEITGEIST_MIN_PEOPLE = env.ZEITGEIST_MIN_PEOPLE ?? (DEMO_DATA === 'true' ? '3' : undefined)
    const common = {
      ...env,
      PUBLIC_URL,
      GRPC_HOST: '127.0.0.1',
      OPS_PORT: undefined,
      DEMO_DATA,
      ZEITGEIST_MIN_PEOPLE,
      SERVICE_SECRET_HASHES: hashes,
    }
    const ports = await choosePorts(replicas)
    const portOf = (name: ServiceName, replica = 0) => ports.get(name)?.[replica] ?? ports.get(name)?.[0]
    const addresses = (names: readonly ServiceName[], replica?: number) =>
      Object.fromEntries(names.map((name) => [addressSetting(name), `127.0.0.1:${portOf(name, replica)}`]))

    for (const name of startOrder()) {
      const { createApp, readConfig } = modules.get(name) as ServiceModule
      for (const [replica, GRPC_PORT] of (ports.get(name) ?? []).entries()) {
        const own = { ...addresses(callsOf(name), replica), SERVICE_SECRET: secretOf(name), GRPC_PORT: String(GRPC_PORT) }
        await started(createApp(readConfig({ ...common, ...own }), { bus, log, mongo, isLocal: true }))
      }
    }

    const disk = env.DATA_DIR ? await watchDiskSpace(env.DATA_DIR, { onChange: (isFull) => log.warn({ isFull }, 'disk space') }) : undefined
    if (disk) stops.push(disk.stop)
    await web
    const urls: string[] = []
    for (let replica = 0; replica < replicas; replica++) {
      const own = { ...addresses(serviceNames, replica), SERVICE_SECRET: secretOf('gateway'), OPS_PORT: env.OPS_PORT }
      const config = readGateway({ ...common, ...own, WEB_DIST: env.WEB_DIST ?? join(root, 'web', 'dist') })
      const gateway = await started(createGateway(config, { log, isDiskFull: disk?.isFull }))
      urls.push(config.PORT === 0 ? `http://127.0.0.1:${gateway.port}` : config.PUBLIC_URL)
    }
    gate.open()
    if (env.DATA_DIR) {
      const { IDENTITY_ADDRESS = '', BILLING_ADDRESS = '' } = addresses(['identity', 'billing'])
      stops.push(writeOperatorAccess(env.DATA_DIR, { IDENTITY_ADDRESS, BILLING_ADDRESS, SERVICE_SECRET: secretOf('operator') ?? '' }))
    }
    const addressOf = (name: ServiceName) => `127.0.0.1:${portOf(name)}`
    return { url: urls[0] ?? '', urls, addressOf, secretOf, stop }
  } catch (error) {
    // First, because the services wait for their events while they stop.
    gate?.abandon()
    await stop()
    throw error
  }
}

/** Services may call each other, so every port is chosen before the first of them starts. */
async function choosePorts(replicas: number): Promise<Map<ServiceName, number[]>> {
  const ports = serviceNames.map(async (name): Promise<[ServiceName, number[]]> => {
    const count = replicated.includes(name) ? replicas : 1
    return [name, await Promise.all(Array.from({ length: count }, () => freePort()))]
  })
  return new Map(await Promise.all(ports))
}
