import { callsOf, type ServiceName, type Store, serviceNames, services } from '@rostra/proto/services'

/** An event as the drawing shows it. */
export interface DrawnEvent {
  topic: string
  producer: string
  /** As the event's comment has it: `persona (counts it), billing (charges it)`. */
  consumers: string
}

const storeLabels: Record<Exclude<Store, 'kafka'>, (name: string) => string> = {
  mongo: (name) => `MongoDB rostra_${name}`,
  redis: () => 'Redis',
}

/** Draws the services of the table as a flowchart of mermaid: who calls whom, events, stores, and servers outside of the product. */
export function servicesDrawing(events: readonly DrawnEvent[]): string {
  const lines = [
    'browser -- "HTTP, event streams" --> gateway',
    `gateway -- gRPC --> ${serviceNames.join(' & ')}`,
    ...serviceNames.flatMap((name) => callsOf(name).map((callee) => `${name} -- "${services[name].calls[callee]}" --> ${callee}`)),
    ...events.map(eventLine),
    ...storeLines('gateway', ['redis']),
    ...serviceNames.flatMap((name) => storeLines(name, services[name].stores)),
    ...serviceNames.flatMap((name) =>
      Object.entries(services[name].outside).map(([protocol, server]) => `${name} --> ${protocol}_${name}[${server}]`),
    ),
  ]
  return ['```mermaid', 'flowchart LR', ...lines.map((line) => `  ${line}`), '```'].join('\n')
}

/**
 * Draws the product at a glance: the gateway, the services with the calls between them (identity's tokens left out), the topics by their
 * publisher, and the stores.
 */
export function productDrawing(events: readonly DrawnEvent[]): string {
  const topics = Map.groupBy(events, ({ producer }) => producer)
  const subscribers = serviceNames.filter((name) => events.some((event) => consumersOf(event).includes(name)))
  const owners = (store: Store) => serviceNames.filter((name) => services[name].stores.includes(store)).join(' & ')
  const lines = [
    'browser([browsers]) --> gateway[gateway: Express]',
    `gateway -- gRPC --> ${serviceNames.join(' & ')}`,
    ...serviceNames.flatMap((name) => {
      const callees = callsOf(name).filter((callee) => callee !== 'identity')
      return callees.length > 0 ? [`${name} --> ${callees.join(' & ')}`] : []
    }),
    ...[...topics].map(([producer, own]) => `${producer} -- "${own.map(({ topic }) => shortTopic(topic)).join('<br>')}" --> bus((Kafka))`),
    `bus --> ${subscribers.join(' & ')}`,
    `${owners('mongo')} --- mongo[(MongoDB: a database for each service)]`,
    `gateway & ${owners('redis')} --- redis[(Redis)]`,
  ]
  return ['```mermaid', 'flowchart TB', ...lines.map((line) => `  ${line}`), '```'].join('\n')
}

/** `chat.exchange-finished.v1` → `exchange-finished`. */
const shortTopic = (topic: string): string => topic.split('.').slice(1, -1).join('.')

/** The services among an event's consumers. */
const consumersOf = ({ consumers }: DrawnEvent): string[] =>
  consumers
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => serviceNames.includes(name as ServiceName))

function eventLine(event: DrawnEvent): string {
  const consumers = consumersOf(event)
  return [`${event.producer} -- "${event.topic}" --> bus((bus))`, ...(consumers.length > 0 ? [consumers.join(' & ')] : [])].join(' --> ')
}

const storeLines = (name: string, stores: readonly Store[]): string[] =>
  stores.flatMap((store) => (store === 'kafka' ? [] : [`${name} --- ${store}_${name}[(${storeLabels[store](name)})]`]))
