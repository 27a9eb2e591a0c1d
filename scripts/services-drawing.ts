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

function eventLine({ topic, producer, consumers }: DrawnEvent): string {
  const names = consumers.replaceAll(/\([^)]*\)/g, '').split(',')
  const known = names.map((name) => name.trim()).filter((name) => serviceNames.includes(name as ServiceName))
  return [`${producer} -- "${topic}" --> bus((bus))`, ...(known.length > 0 ? [known.join(' & ')] : [])].join(' --> ')
}

const storeLines = (name: string, stores: readonly Store[]): string[] =>
  stores.flatMap((store) => (store === 'kafka' ? [] : [`${name} --- ${store}_${name}[(${storeLabels[store](name)})]`]))
