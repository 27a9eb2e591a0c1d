import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FileReader } from '@rostra/persona/material/domain/sources/ports'
import { createFileReader } from '@rostra/persona/material/runtime/reading/file-reader'
import { makeDocx, wordParagraph } from '@rostra/persona/material/runtime/reading/testing/make-docx'
import { makePdfBomb } from '@rostra/persona/material/runtime/reading/testing/make-pdf'
import { readingProcesses } from '@rostra/persona/material/runtime/reading/testing/reading-processes'
import { timedGet } from '../../load/http.ts'
import { measureLoad } from '../../load/measure-load.ts'
import { startLoad } from '../../load/start-load.ts'
import { cpuSeconds, peakResidentMb, pin, residentMb } from '../../measure/processes.ts'
import { median, ms, out, percentile, table } from '../../measure/statistics.ts'
import { type Report, setting } from '../report.ts'
import { makeBook } from './make-book.ts'

const pages = setting('BENCH_PAGES', 1_000, 200)
const rounds = setting('BENCH_ROUNDS', 20, 6)
const secondsOfRound = 2
/** Milliseconds of the 99th percentile without reading above which the machine is too busy for a comparison. */
const quietMs = 5
/** For 1,000 pages; for the 99th percentile of other calls by that without reading. */
const readingGoalSeconds = 60
const latencyGoal = 1.3
const never = new AbortController().signal

/**
 * Reads a PDF of 1,000 pages on one core, and compares the calls of the same process with and without hostile
 * files that are read meanwhile. Fails above 60 s for 1,000 pages, or when the 99th percentile of other calls
 * is above 1.3 times that without reading. The short form has 200 pages.
 */
export async function measureReading(report: Report): Promise<void> {
  await measureBook(report)
  await measureOtherCalls(report)
}

async function measureBook(report: Report): Promise<void> {
  const content = await makeBook(pages)
  const pinned = pin(process.pid, 0)
  const reader = createFileReader({ limits: { cpuMs: 300_000 } })
  // The reading process starts with the first file, on the same core.
  await reader.read({ name: 'first.txt', content: new TextEncoder().encode('first') }, never)
  const [pid = 0] = readingProcesses()
  const residentBefore = residentMb(pid)
  const cpuBefore = cpuSeconds(pid)
  const startedAt = performance.now()
  const read = await reader.read({ name: 'book.pdf', content }, never)
  const seconds = (performance.now() - startedAt) / 1_000
  const cpu = cpuSeconds(pid) - cpuBefore
  const grown = peakResidentMb(pid) - residentBefore
  await reader.stop()
  pin(process.pid, 'all')
  out(
    `\nA PDF of ${pages.toLocaleString('en')} pages, on ${pinned ? 'one core' : 'all cores'}: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, ` +
      `${read.passages.length.toLocaleString('en')} passages, ${grown.toFixed(0)} MB more memory`,
  )
  if (read.pages !== pages) report.untrusted(`${read.pages} pages were read, not ${pages}`)
  const goal = (readingGoalSeconds * pages) / 1_000
  if (seconds > goal) report.missed(`${pages} pages took ${seconds.toFixed(1)} s, at most ${goal} s were expected`)
  report.figure('reading a page of a PDF: CPU', (1_000 * cpu) / pages, 'ms', 'loop')
}

/** Starts a server in this process, which answers a call with the JSON of a page of a list. */
async function startListServer() {
  const rows = Array.from({ length: 24 }, (_, id) => ({
    id,
    name: `persona ${id}`,
    description: 'x'.repeat(200),
    tally: { upvotes: id, downvotes: 1 },
  }))
  const server = createServer((_, response) => void response.end(JSON.stringify(JSON.parse(JSON.stringify(rows)))))
  // Longer than the bench, so that no idle connection is closed while the next call takes it.
  server.keepAliveTimeout = 600_000
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}

async function measureOtherCalls(report: Report): Promise<void> {
  const files = [
    { name: 'brackets.md', content: new TextEncoder().encode('['.repeat(30_000)) },
    { name: 'bomb.pdf', content: makePdfBomb(' ', 2_000) },
    { name: 'elements.docx', content: await makeDocx(wordParagraph('words').repeat(100_000)) },
  ]
  const server = await startListServer()
  const reader: FileReader & { stop: () => Promise<void> } = createFileReader()
  const call = { act: () => timedGet(server.url), perSecond: 200, isEven: true, warmUpSeconds: 0, seconds: secondsOfRound }
  const ratios: number[] = []
  const without: number[] = []
  const during: number[] = []
  for (let round = 0; round < rounds; round++) {
    const quiet = await measureLoad(call)
    let turn = 0
    const reading = startLoad({
      act: () => reader.read(files[turn++ % files.length] as (typeof files)[number], never).catch(() => undefined),
      clients: 1,
    })
    const busy = await measureLoad(call)
    await reading.stop()
    if (reading.take().ended.length === 0) report.untrusted('no hostile file was read meanwhile')
    ratios.push(percentile(busy.times, 99) / percentile(quiet.times, 99))
    without.push(...quiet.times)
    during.push(...busy.times)
  }
  server.stop()
  await reader.stop()
  const row = (name: string, times: readonly number[]) => [name, ...[50, 95, 99].map((percent) => ms(percentile(times, percent), 2))]
  out(`\nOther calls of the same process, 200 a second, ${rounds} times ${secondsOfRound} s each:\n`)
  out(table(['meanwhile', 'p50', 'p95', 'p99'], [row('nothing is read', without), row('hostile files are read', during)]))
  const quiet = percentile(without, 99)
  const ratio = median(ratios)
  if (quiet > quietMs) report.untrusted(`other calls' p99 is ${ms(quiet)} when nothing is read: the machine is busy with other work`)
  out(`\nThe 99th percentile is ${ratio.toFixed(2)} times that without reading (the median of ${rounds} pairs)`)
  if (ratio > latencyGoal)
    report.missed(`other calls' p99 was ${ratio.toFixed(2)} times as long meanwhile, at most ${latencyGoal} were expected`)
}
