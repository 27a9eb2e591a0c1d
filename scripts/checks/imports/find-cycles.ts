import type { ImportGraph } from './import-graph.ts'

/** Finds the cycles of files: the shortest one of each strongly connected group, as `[a, b, a]`, beginning with its first file by name. */
export function findCycles(graph: ImportGraph): string[][] {
  return groups(graph)
    .filter((group) => group.length > 1 || importsItself(graph, group[0] ?? ''))
    .map((group) => shortestCycle(graph, group))
    .sort(([a = ''], [b = '']) => a.localeCompare(b))
}

const importsItself = (graph: ImportGraph, file: string) => (graph.get(file) ?? []).some(({ to }) => to === file)

/** The strongly connected groups of files, by Tarjan's algorithm. */
function groups(graph: ImportGraph): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    stack.push(file)
    let low = own
    for (const { to } of graph.get(file) ?? []) {
      if (!graph.has(to)) continue
      if (!order.has(to)) low = Math.min(low, visit(to))
      else if (stack.includes(to)) low = Math.min(low, order.get(to) ?? own)
    }
    if (low === own) found.push(stack.splice(stack.indexOf(file)))
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

/** Searches breadth first from the group's first file back to itself. */
function shortestCycle(graph: ImportGraph, group: readonly string[]): string[] {
  const members = new Set(group)
  const [start = ''] = [...group].sort()
  const paths: string[][] = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const { to } of graph.get(path.at(-1) ?? '') ?? []) {
      if (to === start) return [...path, start]
      if (!members.has(to) || seen.has(to)) continue
      seen.add(to)
      paths.push([...path, to])
    }
  }
  return [start, start]
}
