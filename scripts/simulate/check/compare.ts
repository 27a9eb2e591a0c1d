import { availableParallelism } from 'node:os'
import { machine } from '../../bench/measure/processes.ts'
import { table } from '../../bench/measure/statistics.ts'
import { exchangeCost, readCosts } from '../product/costs.ts'
import { type MeasuredRate, measureMachine } from './measure-machine.ts'
import { calibrate, costOfOneMore, type FittedAt, fittedAt, type MachineProcess, simulateMachine } from './simulate-machine.ts'

const answer = { tokens: 60, everyMs: 5 }
/** By how much a simulated utilisation or p99 may differ from the measured one. */
const tolerance = 0.2
const seconds = Number(process.env.SIMULATE_SECONDS ?? 60)
/** Exchanges a second. The first and the third calibrate; of the others, which are predicted, one lies between these and one beyond. */
const rates = (process.env.SIMULATE_RATES ?? '5,10,20,25').split(',').map(Number)

const out = (text: string) => process.stdout.write(`${text}\n`)
const percent = (share: number) => `${Math.round(100 * share)} %`

/**
 * Measures the product on this machine at several rates and simulates the same. Two rates give the CPU of one more exchange and of what runs besides on this
 * machine, and the delay and the variation that no cost tells; the utilisation and the times of the other rates are predictions. Returns whether all are within 20 %.
 */
export async function compare(): Promise<boolean> {
  const cores = availableParallelism()
  const measured = await measureMachine(answer, rates, seconds)
  const [low, , high] = measured
  if (!low || !high) throw new Error('SIMULATE_RATES needs three rates and more')
  const costs = readCosts()
  const processes = Object.keys(low.cores).map((name): MachineProcess => {
    const usedAt = ({ perSecond, cores: used }: MeasuredRate) => ({ perSecond, cores: used[name] ?? 0 })
    const { exchangeMs, rest } = costOfOneMore(usedAt(low), usedAt(high))
    const { fixedMs, tokenMs } = exchangeCost(costs, name, answer)
    const all = fixedMs + tokenMs * answer.tokens
    const servers = ['MongoDB', 'Kafka'].includes(name) ? 8 : 1
    return { name, servers, exchangeMs, fixedMs: all > 0 ? (exchangeMs * fixedMs) / all : 0, rest }
  })
  const [fittedLow, fittedHigh] = [low, high].map((row) => ({
    perSecond: row.perSecond,
    ...calibrate(processes, cores, row.perSecond, row),
  })) as [FittedAt, FittedAt]
  out(`${machine()}; answers of ${answer.tokens} tokens, ${answer.everyMs} ms apart; an open loop, ${seconds} s a row`)
  for (const { perSecond, delayMs, variation } of [fittedLow, fittedHigh])
    out(`Calibrated by ${perSecond.toFixed(1)} a second: ${delayMs.toFixed(1)} ms of delay, variation ${variation.toFixed(2)}`)
  out('')
  let isWithin = true
  const rows = measured.map((row) => {
    const simulated = simulateMachine(processes, cores, row.perSecond, fittedAt(row.perSecond, fittedLow, fittedHigh))
    const busy = Object.values(row.cores).reduce((sum, used) => sum + used, 0) / cores
    const off = [simulated.busy / busy - 1, simulated.p99Ms / row.p99Ms - 1]
    if (row !== low && row !== high && off.some((share) => !(Math.abs(share) <= tolerance))) isWithin = false
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
