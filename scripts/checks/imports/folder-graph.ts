import { isTest } from '../source-files.ts'
import { findCycles } from './find-cycles.ts'
import type { ImportGraph } from './import-graph.ts'

/** A folder of a package, or a file beside the folders. */
interface Part {
  name: string
  /** What it imports, by name. */
  imports: string[]
}

/** Returns the folders of a package and the files beside them, without tests, each with those that it imports. */
export function folderGraph(graph: ImportGraph, base: string): Part[] {
  const partOf = (file: string) => (file.startsWith(`${base}/`) && !isTest(file) ? file.slice(base.length + 1).split('/')[0] : undefined)
  const imports = new Map<string, Set<string>>()
  for (const [file, all] of graph) {
    const name = partOf(file)
    if (name === undefined) continue
    const found = imports.get(name) ?? new Set()
    imports.set(name, found)
    for (const { to } of all) {
      const other = partOf(to)
      if (other !== undefined && other !== name) found.add(other)
    }
  }
  return [...imports].map(([name, found]) => ({ name, imports: [...found].sort() })).sort((a, b) => a.name.localeCompare(b.name))
}

/** Finds the cycles of parts, as `[a, b, a]`. */
export function folderCycles(parts: readonly Part[]): string[][] {
  const asFiles = parts.map(({ name, imports }) => [name, imports.map((to) => ({ from: name, to, isPackage: false, line: 1 }))] as const)
  return findCycles(new Map(asFiles))
}

/** Draws a package without cycles: a line for each part, from those that nothing imports down to those that import nothing. */
export function drawFolders(parts: readonly Part[]): string[] {
  const byName = new Map(parts.map((part) => [part.name, part]))
  const heights = new Map<string, number>()
  const heightOf = (name: string): number => {
    const known = heights.get(name)
    if (known !== undefined) return known
    const below = byName.get(name)?.imports.map(heightOf) ?? []
    const height = below.length === 0 ? 1 : 1 + Math.max(...below)
    heights.set(name, height)
    return height
  }
  return parts
    .toSorted((a, b) => heightOf(b.name) - heightOf(a.name))
    .map(({ name, imports }) => `${heightOf(name)} ${name}${imports.length > 0 ? ` → ${imports.join(', ')}` : ''}`)
}
