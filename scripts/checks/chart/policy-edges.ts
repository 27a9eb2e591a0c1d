import type { Edge } from './drawn-edges.ts'
import type { KubeObject, Labels } from './kube-object.ts'

interface Peer {
  podSelector?: { matchLabels?: Labels }
  namespaceSelector?: object
  ipBlock?: { cidr: string }
}

/** One end of a way; `isBeyond` when it is outside of the release. */
interface End {
  name: string
  isBeyond: boolean
}

interface Policy {
  podSelector: { matchLabels?: Labels }
  ingress?: { from?: Peer[]; ports?: { port: number }[] }[]
  egress?: { to?: Peer[]; ports?: { port: number }[] }[]
}

/** What stands outside of the release, by the port that leads there. */
const outside: Record<number, string> = {
  443: 'https',
  465: 'smtp',
  587: 'smtp',
  3000: 'ingress',
  6379: 'redis',
  9092: 'kafka',
  27017: 'mongo',
}

/** Ports that every component has in common: metrics and traces. */
const isEverybodys = (port: number) => port === 9090 || port === 4318

/**
 * The ways that network policies open, without what every pod has (DNS, metrics, traces), jobs and tests. `halves` are ways between two pods of the
 * release that only one of their ends opens.
 */
export function policyEdges(objects: readonly KubeObject[]): { edges: Edge[]; halves: string[] } {
  const ways = { out: new Set<Edge>(), in: new Set<Edge>(), beyond: new Set<Edge>() }
  for (const { spec } of objects.filter(({ kind }) => kind === 'NetworkPolicy')) {
    const { podSelector, ingress = [], egress = [] } = spec as unknown as Policy
    const me = nameOf(podSelector.matchLabels)
    if (!me) continue
    for (const { to, ports } of egress)
      for (const { name, isBeyond } of ends(to, ports)) ways[isBeyond ? 'beyond' : 'out'].add(`${me} > ${name}`)
    for (const { from, ports } of ingress)
      for (const { name, isBeyond } of ends(from, ports)) ways[isBeyond ? 'beyond' : 'in'].add(`${name} > ${me}`)
  }
  const halves = [
    ...[...ways.out].filter((edge) => !ways.in.has(edge)).map((edge) => `${edge} is open at its beginning only`),
    ...[...ways.in].filter((edge) => !ways.out.has(edge)).map((edge) => `${edge} is open at its end only`),
  ]
  return { edges: [...new Set([...ways.out, ...ways.in, ...ways.beyond])].sort(), halves }
}

/** The component, or the store, that a selector means; nothing for jobs, tests and whole releases. */
function nameOf(labels: Labels = {}): string | undefined {
  const isPart = ['rostra', 'rostra-store'].includes(labels['app.kubernetes.io/name'] ?? '')
  const name = isPart ? labels['app.kubernetes.io/component'] : undefined
  return name === 'mail' ? 'smtp' : name
}

function ends(peers: readonly Peer[] | undefined, ports: readonly { port: number }[] = []): End[] {
  const own = ports.map(({ port }) => port).filter((port) => !isEverybodys(port))
  return own.flatMap((port) =>
    (peers ?? [{ namespaceSelector: {} }]).flatMap(({ podSelector, namespaceSelector, ipBlock }): End[] => {
      if (ipBlock || namespaceSelector) return [{ name: outside[port] ?? `${ipBlock?.cidr ?? 'anything'}:${port}`, isBeyond: true }]
      const name = nameOf(podSelector?.matchLabels)
      return name ? [{ name, isBeyond: false }] : []
    }),
  )
}
