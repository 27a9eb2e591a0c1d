import { cpuMeters, type MeasuredLoad, measureLoad } from '../../load/measure-load.ts'
import { ms, out, percentile, table } from '../../measure/statistics.ts'
import type { Report } from '../report.ts'
import type { MeasuredProcess } from './measured-product.ts'

interface LoadTableOptions {
  processes: readonly MeasuredProcess[]
  /** Calls in flight: each client calls again when it has its answer (a closed loop). */
  clients: number
  /** Measured seconds of each kind of call. */
  seconds: number
}

/** Measures kinds of calls one after the other, with a row for each: the rate, percentiles, and the CPU of processes and of the client. */
export function createLoadTable(report: Report, { processes, clients, seconds }: LoadTableOptions) {
  const rows: string[][] = []
  return {
    /** Measures one kind of call. `goalMs`: the most of its p95. Returns also its p50, and the ms of CPU of a call in all processes. */
    measure: async <Value>(
      name: string,
      act: () => Promise<Value>,
      goalMs?: number,
    ): Promise<MeasuredLoad<Value> & { p50: number; allCpuMs: number }> => {
      const load = await measureLoad({ act, clients, seconds, meters: cpuMeters(processes) })
      const [p50 = 0, p95 = 0, p99 = 0] = [50, 95, 99].map((percent) => percentile(load.times, percent))
      const cpu = processes.map((process) => load.cpuMs(process.name))
      const cells = [p50, p95, p99].map((time) => ms(time))
      const clientCpu = (1_000 * (load.busy.client ?? 0)) / load.perSecond
      rows.push([name, Math.round(load.perSecond).toLocaleString('en'), ...cells, ...[...cpu, clientCpu].map((each) => each.toFixed(2))])
      report.problemsOf(name, load)
      if (goalMs !== undefined && !(p95 <= goalMs))
        report.missed(`${name}: ${ms(p95)} at the 95th percentile, at most ${goalMs} ms were expected`)
      return { ...load, p50, allCpuMs: cpu.reduce((sum, each) => sum + each, 0) }
    },
    print: (title: string) => {
      out(`\n${title}: ${clients} in flight for ${seconds} s each; the last columns are ms of CPU for a call\n`)
      out(table(['calls', 'a second', 'p50', 'p95', 'p99', ...processes.map(({ name }) => name), 'client'], rows))
    },
  }
}
