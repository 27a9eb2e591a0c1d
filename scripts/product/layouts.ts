import { addressSetting, callsOf, type ServiceName, serviceNames } from '@rostra/proto/services'
import { startOrder } from '../bootstrap/start-order.ts'
import { freePort } from '../infra/ports.ts'

export type Component = ServiceName | 'gateway'

/** Starts one replica of a component. `preload`: a module that it loads before its own. */
export type StartProcess = (component: Component, number: number, env: Record<string, string>, preload?: string) => Promise<void>

interface LayoutOptions {
  replicas: number
  /** Returns the secrets of a component. */
  settingsOfCaller: (caller: Component) => Record<string, string>
  startProcess: StartProcess
}

/** Where clients and operators reach the product. */
interface Addresses {
  urls: string[]
  identity: string
  billing: string
  newsroom: string
}

/** The services that have one process for each gateway in `pairs`. */
const paired: readonly ServiceName[] = ['chat', 'experts', 'billing', 'zeitgeist', 'newsroom']

const addressSettings = (names: readonly ServiceName[], addresses: ReadonlyMap<ServiceName, string>) =>
  Object.fromEntries(names.map((name) => [addressSetting(name), addresses.get(name) ?? '']))
const portOf = (address = '') => address.split(':')[1] ?? ''
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

async function startGateway(number: number, addresses: ReadonlyMap<ServiceName, string>, options: LayoutOptions, preload?: string) {
  const PORT = `${await freePort()}`
  const env = { PORT, ...options.settingsOfCaller('gateway'), ...addressSettings(serviceNames, addresses), ...replicaSettings(options) }
  await options.startProcess('gateway', number, env, preload)
  return `http://127.0.0.1:${PORT}`
}

/** Each gateway has a chat, an experts, a billing, a zeitgeist and a newsroom of its own; the other services have one process. */
async function startPairs(options: LayoutOptions): Promise<Addresses> {
  const shared = new Map<ServiceName, string>()
  const startService = (name: ServiceName, number: number, addresses: ReadonlyMap<ServiceName, string>) =>
    options.startProcess(name, number, {
      ...options.settingsOfCaller(name),
      ...addressSettings(callsOf(name), addresses),
      GRPC_PORT: portOf(addresses.get(name)),
    })
  const single = startOrder().filter((name) => !paired.includes(name))
  for (const name of single) shared.set(name, `127.0.0.1:${await freePort()}`)
  const pairs: ReadonlyMap<ServiceName, string>[] = []
  for (const _ of numbers(options.replicas)) {
    const own = new Map(shared)
    for (const name of paired) own.set(name, `127.0.0.1:${await freePort()}`)
    pairs.push(own)
  }
  await Promise.all([
    ...single.map((name) => startService(name, 0, pairs[0] ?? shared)),
    ...pairs.flatMap((own, number) => paired.map((name) => startService(name, number, own))),
  ])
  const urls = await Promise.all(pairs.map((own, number) => startGateway(number, own, options)))
  const firstOf = (name: ServiceName) => pairs[0]?.get(name) ?? ''
  return { urls, identity: firstOf('identity'), billing: firstOf('billing'), newsroom: firstOf('newsroom') }
}

/** Replicas of a service share a port and a name; each has an address of its own. */
const hostOf = (number: number) => `127.0.0.${2 + number}`
const resolveReplicas = new URL('resolve-replicas.mjs', import.meta.url).href
const replicaSettings = ({ replicas }: LayoutOptions) => ({ REPLICA_ADDRESSES: JSON.stringify(numbers(replicas).map(hostOf)) })

/** Every service has replicas behind one name, and every caller spreads its calls over them. */
async function startBalanced(options: LayoutOptions): Promise<Addresses> {
  const addresses = new Map<ServiceName, string>()
  for (const name of serviceNames) addresses.set(name, `${name}.replicas.test:${await freePort()}`)
  const startService = (name: ServiceName, number: number) => {
    const own = { GRPC_HOST: hostOf(number), GRPC_PORT: portOf(addresses.get(name)) }
    const env = { ...options.settingsOfCaller(name), ...addressSettings(callsOf(name), addresses), ...replicaSettings(options), ...own }
    return options.startProcess(name, number, env, resolveReplicas)
  }
  await Promise.all(startOrder().flatMap((name) => numbers(options.replicas).map((number) => startService(name, number))))
  const urls = await Promise.all(numbers(options.replicas).map((number) => startGateway(number, addresses, options, resolveReplicas)))
  const firstOf = (name: ServiceName) => `${hostOf(0)}:${portOf(addresses.get(name))}`
  return { urls, identity: firstOf('identity'), billing: firstOf('billing'), newsroom: firstOf('newsroom') }
}

export const layouts = { pairs: startPairs, balanced: startBalanced }
