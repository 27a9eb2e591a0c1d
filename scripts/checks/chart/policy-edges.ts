import type { Edge } from './drawn-edges.ts'
import type { KubeObject, Labels } from './kube-object.ts'

interface Peer {
  podSelector?: { matchLabels?: Labels }
  namespaceSelector?: object
  ipBlock?: { cidr: string }
}

/** One end of a connection. `isExternal` is true outside the release. */
interface End {
  name: string
  isExternal: boolean
}

interface Policy {
  podSelector: { matchLabels?: Labels }
  ingress?: { from?: Peer[]; ports?: { port: number }[] }[]
  egress?: { to?: Peer[]; ports?: { port: number }[] }[]
}

/** Servers outside the release, by their port. */
const outside: Record<number, string> = {
  443: 'https',
  8443: 'https',
  465: 'smtp',
  587: 'smtp',
  3000: 'ingress',
  6379: 'redis',
  9092: 'kafka',
  27017: 'mongo',
}

/** Ports of every component: metrics and traces. */
const isCommonPort = (port: number) => port === 9090 || port === 4318

/**
 * Lists the connections that network policies allow, without those of every pod (DNS, metrics, traces), of jobs and of tests. `halves` are
 * connections between two pods of the release that only one end allows.
 */
export function policyEdges(objects: readonly KubeObject[]): { edges: Edge[]; halves: string[] } {
  const allowed = { out: new Set<Edge>(), in: new Set<Edge>(), external: new Set<Edge>() }
  for (const { spec } of objects.filter(({ kind }) => kind === 'NetworkPolicy')) {
    const { podSelector, ingress = [], egress = [] } = spec as unknown as Policy
    const me = nameOf(podSelector.matchLabels)
    if (!me) continue
    for (const { to, ports } of egress)
      for (const { name, isExternal } of ends(to, ports)) allowed[isExternal ? 'external' : 'out'].add(`${me} > ${name}`)
    for (const { from, ports } of ingress)
      for (const { name, isExternal } of ends(from, ports)) allowed[isExternal ? 'external' : 'in'].add(`${name} > ${me}`)
  }
  const halves = [
    ...[...allowed.out].filter((edge) => !allowed.in.has(edge)).map((edge) => `${edge} is allowed by the caller's policy only`),
    ...[...allowed.in].filter((edge) => !allowed.out.has(edge)).map((edge) => `${edge} is allowed by the callee's policy only`),
  ]
  return { edges: [...new Set([...allowed.out, ...allowed.in, ...allowed.external])].sort(), halves }
}

/** Returns the component or store of a selector; undefined for jobs, tests and whole releases. */
function nameOf(labels: Labels = {}): string | undefined {
  const isPart = ['rostra', 'rostra-store'].includes(labels['app.kubernetes.io/name'] ?? '')
  const name = isPart ? labels['app.kubernetes.io/component'] : undefined
  return name === 'mail' ? 'smtp' : name
}

function ends(peers: readonly Peer[] | undefined, ports: readonly { port: number }[] = []): End[] {
  const own = ports.map(({ port }) => port).filter((port) => !isCommonPort(port))
  return own.flatMap((port) =>
    (peers ?? [{ namespaceSelector: {} }]).flatMap(({ podSelector, namespaceSelector, ipBlock }): End[] => {
      if (ipBlock || namespaceSelector) return [{ name: outside[port] ?? `${ipBlock?.cidr ?? 'anything'}:${port}`, isExternal: true }]
      const name = nameOf(podSelector?.matchLabels)
      return name ? [{ name, isExternal: false }] : []
    }),
  )
}
