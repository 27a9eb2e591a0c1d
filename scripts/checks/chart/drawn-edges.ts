/** A connection that the network allows: `caller > callee`. */
export type Edge = `${string} > ${string}`

const arrow = /\s*(?:-->|---|-\.->|--\s+(?:"[^"]*"|[^"\s][^>]*?)\s+-->|-\.\s+(?:"[^"]*"|[^".]+?)\s+\.->)\s*/
const node = /^(\w+)\s*(?:[[({]+\s*"?([^\])}"]*)"?\s*[\])}]+)?$/

/**
 * Reads the connections of the first mermaid flowchart of a page, as the network sees them. A consumer of the
 * bus connects to Kafka, a database is MongoDB or Redis by the beginning of its label, and requests from
 * outside come through the ingress. Throws for a line that it cannot read.
 */
export function drawnEdges(markdown: string): Edge[] {
  const [, drawing] = /```mermaid\n([\s\S]*?)```/.exec(markdown) ?? []
  if (!drawing) throw new Error('there is no mermaid drawing')
  const labels = new Map<string, string>()
  const pairs: [string, string][] = []
  for (const line of drawing
    .split('\n')
    .slice(1)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const stations = line.split(arrow).map((station) => station.split('&').map((text) => readNode(text.trim(), labels)))
    if (stations.length < 2) throw new Error(`no arrow can be read in: ${line}`)
    for (const [index, to] of stations.slice(1).entries()) for (const a of stations[index] ?? []) for (const b of to) pairs.push([a, b])
  }
  return [...new Set(pairs.map(([a, b]) => edgeOf(place(a, labels), place(b, labels))))].sort()
}

function readNode(text: string, labels: Map<string, string>): string {
  const [, id, label] = node.exec(text) ?? []
  if (!id) throw new Error(`no node can be read in: ${text}`)
  if (label) labels.set(id, label)
  return id
}

const places: [RegExp, string][] = [
  [/^MongoDB/, 'mongo'],
  [/^Redis/, 'redis'],
  [/^bus$/, 'kafka'],
  [/^mail server$/, 'smtp'],
  [/^(model providers|Stripe)$/, 'https'],
]

function place(id: string, labels: Map<string, string>): string {
  if (id === 'browser') return 'ingress'
  // A server outside of the product, whatever its label.
  const [, protocol] = /^(https|smtp)_/.exec(id) ?? []
  if (protocol) return protocol
  const label = labels.get(id) ?? id
  return places.find(([pattern]) => pattern.test(label))?.[1] ?? id
}

function edgeOf(from: string, to: string): Edge {
  if (from === 'kafka') return `${to} > kafka`
  return from === 'https' ? `ingress > ${to}` : `${from} > ${to}`
}
