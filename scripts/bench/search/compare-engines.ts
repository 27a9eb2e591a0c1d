import { startScript } from '../measure/processes.ts'
import { table } from '../measure/statistics.ts'
import type { EngineFigures } from './engine-process.ts'
import { type KnownItemQuery, knownItemQueries } from './known-items.ts'

const names = ['rostra', 'minisearch'] as const
type Engines = Record<(typeof names)[number], EngineFigures>

const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const percent = (share: number | undefined) => (share === undefined ? '-' : `${Math.round(100 * share)} %`)

/** Fills the service's own index and MiniSearch with the same personas, each in a process of its own and one after the other. */
export async function measureEngines(personas: number): Promise<Engines> {
  const figures: Partial<Engines> = {}
  for (const name of names) {
    const { child, line } = await startScript(undefined, 'bench/search/engine-process.ts', [name, String(personas)], {
      NODE_OPTIONS: '--expose-gc --max-old-space-size=6144',
    })
    child.kill()
    figures[name] = JSON.parse(line) as EngineFigures
  }
  return figures as Engines
}

/** Prints the figures of two engines beside each other. */
export function engineTables({ rostra, minisearch }: Engines): string {
  const size = ({ buildSeconds, heapMb, arraysMb }: EngineFigures) => [buildSeconds.toFixed(1), heapMb.toFixed(0), arraysMb.toFixed(0)]
  const sizes = table(
    ['engine', 'filled in, s', 'heap, MB', 'arrays, MB'],
    [
      ['own index', ...size(rostra)],
      ['MiniSearch', ...size(minisearch)],
    ],
  )
  const times = Object.entries(rostra.times).map(([kind, own]) => {
    const other = minisearch.times[kind as keyof EngineFigures['times']]
    return [kind, ms(own.p50), ms(own.p95), ms(other.p50), ms(other.p95), `${(other.mean / own.mean).toFixed(0)} ×`]
  })
  const found = (Object.keys(knownItemQueries) as KnownItemQuery[]).map((query) => {
    const other = minisearch.found[query]
    return [query, percent(rostra.found[query].popular), percent(other.popular), percent(other.relevant)]
  })
  return [
    sizes,
    table(['search, ms of CPU', 'own p50', 'own p95', 'MiniSearch p50', 'p95', 'mean'], times),
    table(['query', 'own index', 'MiniSearch', 'by relevance'], found),
  ].join('\n\n')
}
