import { setTimeout as delay } from 'node:timers/promises'
import { exchangeIn, openConversations } from '../load/conversations.ts'
import { type LoadOptions, startLoad } from '../load/start-load.ts'
import type { Reading } from '../load/stream-reader.ts'
import { machine } from '../measure/processes.ts'
import { ms, out, percentile, table } from '../measure/statistics.ts'
import { startInManyProcesses } from './product/measured-product.ts'
import { createReport, setting } from './report.ts'

/*
 * `npm run bench:overload`: sends more messages than the product can answer, every service in a process of its own. 50 readers, each of
 * which sends again when it has its answer, show how many that is. Then two and three times as many are sent, whether or not earlier ones
 * are answered. Fails when less than 60 % of what the readers got is answered in time, or when a message is refused otherwise than with
 * 503 OVERLOADED.
 */
const seconds = setting('BENCH_SECONDS', 15, 5)
const readers = 50
const conversations = 1_000
const tokens = 5
const leastShare = 0.6
/** For what follows an answer, such as its event. */
const settleMs = 8_000

const report = createReport()
out(`${machine()}; every process on all cores\n`)
const product = await startInManyProcesses({ answer: { tokens, everyMs: 5 } })
try {
  const exchange = exchangeIn(product.url, await openConversations(product, conversations), tokens)
  // One number for all loads, so that no conversation has two sends at once.
  let sent = 0
  const act = () => exchange(sent++)
  const measure = async (options: Omit<LoadOptions<Reading>, 'act'>) => {
    const load = startLoad({ act, ...options })
    await delay(1_000 * seconds)
    const inTime = load.take()
    await load.stop()
    const late = load.take()
    await delay(settleMs)
    const begun = [...inTime.ended, ...late.ended].map(({ value }) => value.begunMs)
    return { begun, perSecond: inTime.ended.length / seconds, failures: [...inTime.failures, ...late.failures] }
  }
  for (let warmUp = 0; warmUp < 2; warmUp++) await measure({ clients: readers })
  const most = await measure({ clients: readers })
  if (most.failures.length > 0) report.untrusted(`${readers} readers: ${most.failures.length} failed, the first with ${most.failures[0]}`)
  const rows = [[`${readers} readers`, '', most.perSecond.toFixed(1), '0', ...begunCells(most.begun)]]
  for (const times of [2, 3]) {
    const name = `${times} × as many`
    const { begun, perSecond, failures } = await measure({ perSecond: times * most.perSecond })
    const share = perSecond / most.perSecond
    rows.push([name, (times * most.perSecond).toFixed(1), perSecond.toFixed(1), String(failures.length), ...begunCells(begun)])
    report.figure(`${name}: answered, of what readers get`, share, '×', 'run', 'more')
    if (share < leastShare)
      report.missed(`${name}: ${share.toFixed(2)} × of what readers get was answered, at least ${leastShare} × was expected`)
    const others = failures.filter((message) => !message.includes('"OVERLOADED"'))
    if (others.length > 0) report.missed(`${name}: ${others.length} were refused otherwise, the first with ${others[0]}`)
  }
  out(table(['messages of', 'sent a second', 'answered a second', 'refused', 'begun, p50', 'p99'], rows))
} finally {
  await product.stop()
}
process.exit(report.end())

function begunCells(begun: readonly number[]): string[] {
  return [ms(percentile(begun, 50), 0), ms(percentile(begun, 99), 0)]
}
