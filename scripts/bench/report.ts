import { writeFileSync } from 'node:fs'

/**
 * What a figure is divided by, so that runs on unlike machines compare. `run`: nothing, since it counts something or is already a ratio to
 * a baseline of its own run. `loop`: the CPU time of a loop of hashes and JSON.
 */
export type Yardstick = 'run' | 'loop'

/** One result of a bench. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** Whether less or more is better. */
  better: 'less' | 'more'
  yardstick: Yardstick
}

/** The file that a bench writes for `npm run bench`. */
export interface BenchResult {
  figures: Figure[]
  /** Why the figures cannot be trusted; empty for a good run. */
  untrusted: string[]
}

export interface Report {
  /** States a figure that is compared with the baseline. */
  figure: (name: string, value: number, unit: string, yardstick: Yardstick, better?: Figure['better']) => void
  /** Adds reasons for which the figures say nothing about the product. */
  untrusted: (...problems: string[]) => void
  /** Adds the problems of loads, each after the name of what was measured. */
  problemsOf: (name: string, ...loads: readonly { problems: readonly string[] }[]) => void
  /** Adds goals that were missed. The short form has too few samples to judge goals, and ignores them. */
  missed: (...goals: string[]) => void
  /** Prints every problem, writes the result to the file that BENCH_REPORT names, and returns the exit code. */
  end: () => number
}

/** Whether this is the short form of a bench, as `npm run bench` runs it. */
export const isShort = process.env.BENCH_SHORT !== undefined

/** Returns the setting with this name, by default that of the bench's full or short form. */
export const setting = (name: string, full: number, short: number): number => Number(process.env[name] ?? (isShort ? short : full))

/** Creates the report of a bench. */
export function createReport({ file = process.env.BENCH_REPORT, short = isShort, print = printLine } = {}): Report {
  const result: BenchResult = { figures: [], untrusted: [] }
  const goals: string[] = []
  return {
    figure: (name, value, unit, yardstick, better = 'less') => {
      if (!Number.isFinite(value)) result.untrusted.push(`${name} is ${value}`)
      result.figures.push({ name, value, unit, better, yardstick })
    },
    untrusted: (...problems) => void result.untrusted.push(...problems),
    problemsOf: (name, ...loads) => {
      for (const { problems } of loads) result.untrusted.push(...problems.map((problem) => `${name}: ${problem}`))
    },
    missed: (...missed) => void goals.push(...missed),
    end: () => {
      for (const problem of result.untrusted) print(`NOT TRUSTED: ${problem}`)
      for (const goal of short ? [] : goals) print(`NOT REACHED: ${goal}`)
      if (file) writeFileSync(file, JSON.stringify(result))
      return result.untrusted.length + (short ? 0 : goals.length) > 0 ? 1 : 0
    },
  }
}

const printLine = (line: string) => void process.stdout.write(`${line}\n`)
