import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../bootstrap/settings.ts'

const byComponent = z.record(z.string(), z.number().nonnegative())

const schema = z.object({
  /** Written by `npm run bench:processes -- --write-costs`. */
  processes: z.object({
    source: z.object({ command: z.string(), date: z.string(), machine: z.string() }),
    exchanges: z.array(
      z.object({
        tokens: z.number().positive(),
        everyMs: z.number().positive(),
        /** How many were measured in a second. */
        perSecond: z.number().positive(),
        /** With what the process uses at rest meanwhile. */
        cpuMs: byComponent,
        commands: z.number(),
        operations: z.number(),
      }),
    ),
    restMb: byComponent,
    restThousandths: byComponent,
    /** More memory with 1,000 open streams. */
    streamsMb: byComponent,
  }),
  /** Entered by hand, from the benches that the source names. */
  others: z.object({
    source: z.string(),
    searchMs: byComponent,
    discussionMs: byComponent,
    messageOfZeitgeistMs: byComponent,
    loginMs: byComponent,
    personaKb: z.number().positive(),
  }),
})

/** The measured costs of one unit of each kind of work: CPU in milliseconds, memory in megabytes, by component. */
export type Costs = z.infer<typeof schema>

/** Reads the committed costs. Throws when they are incomplete. */
export const readCosts = (): Costs => schema.parse(JSON.parse(readFileSync(join(root, 'scripts/simulate/costs.json'), 'utf8')))

export interface Answer {
  tokens: number
  /** Milliseconds between two tokens. */
  everyMs: number
}

/** The CPU of one exchange at a component: what it costs without its tokens, and what each token adds, in milliseconds. */
export interface ExchangeCost {
  fixedMs: number
  tokenMs: number
}

/**
 * Splits the measured cost of an exchange, without what its process uses at rest: that is counted for each replica. The two answers of the shortest pace have different lengths, which gives the fixed part; the measured
 * answer whose pace is nearest to the wanted one gives the part of a token, because a frame holds fewer tokens the slower they come.
 */
export function exchangeCost({ processes: { exchanges, restThousandths } }: Costs, component: string, { everyMs }: Answer): ExchangeCost {
  const rest = restThousandths[component] ?? 0
  const cpu = (row: (typeof exchanges)[number]) => Math.max(0, (row.cpuMs[component] ?? 0) - rest / row.perSecond)
  const fastest = Math.min(...exchanges.map((row) => row.everyMs))
  const ofOnePace = exchanges.filter((row) => row.everyMs === fastest).sort((a, b) => a.tokens - b.tokens)
  const [short, long] = [ofOnePace[0], ofOnePace.at(-1)]
  if (!short || !long || short.tokens === long.tokens) throw new Error('the costs need answers of two lengths at their shortest pace')
  const slope = Math.max(0, (cpu(long) - cpu(short)) / (long.tokens - short.tokens))
  const fixedMs = Math.max(0, cpu(short) - slope * short.tokens)
  const distance = (row: (typeof exchanges)[number]) => Math.abs(Math.log(row.everyMs / everyMs))
  const nearest = [...exchanges].sort((a, b) => distance(a) - distance(b) || b.tokens - a.tokens)[0] as (typeof exchanges)[number]
  return { fixedMs: Math.min(fixedMs, cpu(nearest)), tokenMs: Math.max(0, cpu(nearest) - fixedMs) / nearest.tokens }
}
