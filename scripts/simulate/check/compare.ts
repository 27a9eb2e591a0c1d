import { availableParallelism } from 'node:os'
import { machine } from '../../bench/measure/processes.ts'
import { table } from '../../bench/measure/statistics.ts'
import { exchangeCost, readCosts } from '../product/costs.ts'
import { type MeasuredRate, measureMachine } from './measure-machine.ts'
import { calibrate, type MachineProcess, simulateMachine } from './simulate-machine.ts'

const answer = { tokens: 60, everyMs: 5 }
/** By how much a simulated utilisation or p99 may differ from the measured one. */
const tolerance = 0.2
const seconds = Number(process.env.SIMULATE_SECONDS ?? 30)
/** Exchanges a second. The first calibrates, the others are predicted. */
const rates = (process.env.SIMULATE_RATES ?? '5,10,20,30').split(',').map(Number)

const out = (text: string) => process.stdout.write(`${text}\n`)
const percent = (share: number) => `${Math.round(100 * share)} %`

/**
 * Measures the product on this machine at several rates and simulates the same. The first rate gives the CPU of an exchange on this machine, and the delay
 * and the variation that no cost tells; the utilisation and the times of the other rates are predictions. Returns whether all are within 20 %.
 */
export async function compare(): Promise<boolean> {
  const cores = availableParallelism()
  const { rest, measured } = await measureMachine(answer, rates, seconds)
  const [first, ...others] = measured as [MeasuredRate, ...MeasuredRate[]]
  const costs = readCosts()
  const processes = Object.entries(first.cores).map(([name, used]): MachineProcess => {
    const exchangeMs = Math.max(0, ((used - (rest[name] ?? 0)) * 1_000) / first.perSecond)
    const { fixedMs, tokenMs } = exchangeCost(costs, name, answer)
    const all = fixedMs + tokenMs * answer.tokens
    const servers = ['MongoDB', 'Kafka'].includes(name) ? 8 : 1
    return { name, servers, exchangeMs, fixedMs: all > 0 ? (exchangeMs * fixedMs) / all : 0, rest: rest[name] ?? 0 }
  })
  const fitted = calibrate(processes, cores, first.perSecond, first)
  out(`${machine()}; answers of ${answer.tokens} tokens, ${answer.everyMs} ms apart; an open loop, ${seconds} s a row`)
  out(`Calibrated by the first row: ${fitted.delayMs.toFixed(1)} ms of delay, variation ${fitted.variation.toFixed(2)}\n`)
  let isWithin = others.length > 0
  const rows = measured.map((row) => {
    const simulated = simulateMachine(processes, cores, row.perSecond, fitted)
    const busy = Object.values(row.cores).reduce((sum, used) => sum + used, 0) / cores
    const off = [simulated.busy / busy - 1, simulated.p99Ms / row.p99Ms - 1]
    if (row !== first && off.some((share) => !(Math.abs(share) <= tolerance))) isWithin = false
    return [
      ...[row.perSecond.toFixed(1), String(row.readings), percent(busy), percent(simulated.busy), percent(off[0] ?? Number.NaN)],
      ...[row.p50Ms, simulated.p50Ms, row.p99Ms, simulated.p99Ms].map((value) => `${value.toFixed(1)} ms`),
      percent(off[1] ?? Number.NaN),
    ]
  })
  out(table(['sent/s', 'answers', 'busy', 'simulated', 'off', 'p50', 'simulated', 'p99', 'simulated', 'off'], rows))
  const problems = measured.flatMap((row) => row.problems.map((problem) => `${row.perSecond.toFixed(1)} a second: ${problem}`))
  for (const problem of problems) out(`NOT TRUSTED: ${problem}`)
  out(isWithin ? '\nEvery prediction is within 20 %.' : '\nA prediction is off by more than 20 %.')
  return isWithin && problems.length === 0
}
