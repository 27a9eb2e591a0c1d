import { cpuSeconds } from './processes.ts'

/** A client or provider above this share of a core delays what it measures. */
const busyLimit = 0.8

/** Returns a problem for each process that used more than 80 % of a core. `shares`: 1 for a whole core. */
export const busyProblems = (shares: Readonly<Record<string, number>>): string[] =>
  Object.entries(shares)
    .filter(([, share]) => share > busyLimit)
    .map(([name, share]) => `the ${name} was ${Math.round(100 * share)} % busy`)

/**
 * Watches the processes that make the load, by default this one. The returned function returns the share of a core that each has used since, and the problems of
 * those that were too busy.
 */
export function watchBusy(
  pids: Readonly<Record<string, number>> = { client: process.pid },
): () => { shares: Record<string, number>; problems: string[] } {
  const read = () => Object.entries(pids).map(([name, pid]) => [name, cpuSeconds(pid)] as const)
  const [before, startedAt] = [new Map(read()), performance.now()]
  return () => {
    const elapsed = (performance.now() - startedAt) / 1_000
    const shares = Object.fromEntries(read().map(([name, cpu]) => [name, (cpu - (before.get(name) ?? 0)) / elapsed]))
    return { shares, problems: busyProblems(shares) }
  }
}
