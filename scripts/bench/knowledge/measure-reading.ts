import type { FileReader } from '@rostra/persona/domain/sources/ports'
import { createFileReader } from '@rostra/persona/runtime/reading/file-reader'
import { makeDocx, wordParagraph } from '@rostra/persona/runtime/reading/testing/make-docx'
import { makePdfBomb } from '@rostra/persona/runtime/reading/testing/make-pdf'
import { readingProcesses } from '@rostra/persona/runtime/reading/testing/reading-processes'
import { cpuSeconds, machine, peakResidentMb, pin, residentMb } from '../measure/processes.ts'
import { createReport, type Report, setting } from '../measure/report.ts'
import { median, percentile, table } from '../measure/statistics.ts'
import { openCallProbe } from './call-latency.ts'
import { makeBook } from './make-book.ts'

/*
 * The part of `npm run bench:knowledge` that reads files, also alone: `node scripts/bench/knowledge/measure-reading.ts`. Reads a PDF of 1,000 pages on one core, and
 * compares the calls of the same process with and without a loop that reads hostile files. Fails above 60 s for 1,000 pages, or when the 99th percentile of other
 * calls is above 1.3 times that without reading. The short form has 200 pages.
 */
const pages = setting('BENCH_PAGES', 1_000, 200)
const rounds = setting('BENCH_ROUNDS', 20, 6)
const secondsOfRound = 2
/** Milliseconds of the 99th percentile without reading above which the machine is too busy for a comparison. */
const quietMs = 5
const [readingGoalSeconds, latencyGoal] = [60, 1.3]

const out = (text = '') => process.stdout.write(`${text}\n`)
const never = new AbortController().signal

/** Measures the reading of files and states its figures. */
export async function measureReading(report: Report): Promise<void> {
  await measureBook(report)
  await measureOtherCalls(report)
}

async function measureBook(report: Report): Promise<void> {
  const content = await makeBook(pages)
  const megabytes = content.length / 2 ** 20
  const pinned = pin(process.pid, 0)
  if (!pinned) out('This machine cannot pin a process to one core.')
  const reader = createFileReader({ limits: { cpuMs: 300_000 } })
  // The reading process starts with the first file, on the same core.
  await reader.read({ name: 'first.txt', content: new TextEncoder().encode('first') }, never)
  const [pid = 0] = readingProcesses()
  const [residentBefore, cpuBefore, startedAt] = [residentMb(pid), cpuSeconds(pid), performance.now()]
  const read = await reader.read({ name: 'book.pdf', content }, never)
  const seconds = (performance.now() - startedAt) / 1_000
  const cpu = cpuSeconds(pid) - cpuBefore
  const grown = peakResidentMb(pid) - residentBefore
  await reader.stop()
  pin(process.pid, 'all')
  const words = read.passages.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  out(`A PDF of ${pages.toLocaleString('en')} pages and ${megabytes.toFixed(1)} MB, on ${pinned ? 'one core' : 'all cores'}:\n`)
  out(
    table(
      ['pages/s', 'seconds', 'CPU', 'passages', 'words each', 'memory'],
      [
        [
          (pages / seconds).toFixed(0),
          `${seconds.toFixed(1)} s`,
          `${cpu.toFixed(1)} s`,
          read.passages.length.toLocaleString('en'),
          (words / read.passages.length).toFixed(0),
          `+${grown.toFixed(0)} MB`,
        ],
      ],
    ),
  )
  if (read.pages !== pages) report.untrusted(`${read.pages} pages were read, not ${pages}`)
  const goal = (readingGoalSeconds * pages) / 1_000
  if (seconds > goal) report.missed(`${pages} pages took ${seconds.toFixed(1)} s, at most ${goal} s were expected`)
  report.figure('reading a page of a PDF: CPU', (1_000 * cpu) / pages, 'ms', 'loop')
  report.note('reading a PDF: memory', grown, 'MB')
}

type HostileFile = readonly [name: string, content: Uint8Array]

async function measureOtherCalls(report: Report): Promise<void> {
  const files: HostileFile[] = [
    ['brackets.md', new TextEncoder().encode('['.repeat(30_000))],
    ['bomb.pdf', makePdfBomb(' ', 2_000)],
    ['elements.docx', await makeDocx(wordParagraph('words').repeat(100_000))],
  ]
  const probe = await openCallProbe()
  const reader = createFileReader()
  const ratios: number[] = []
  const all: { without: number[]; during: number[] } = { without: [], during: [] }
  await probe.measure(1)
  for (let round = 0; round < rounds; round++) {
    const without = await probe.measure(secondsOfRound)
    const loop = readHostileFiles(reader, files)
    const during = await probe.measure(secondsOfRound)
    if ((await loop.stop()) === 0) report.untrusted('no hostile file was read meanwhile')
    ratios.push(percentile(during, 99) / percentile(without, 99))
    all.without.push(...without)
    all.during.push(...during)
  }
  probe.close()
  await reader.stop()
  const row = (name: string, times: readonly number[]) => [
    name,
    ...[50, 95, 99].map((percent) => `${percentile(times, percent).toFixed(2)} ms`),
  ]
  out(`\nOther calls of the same process, 200 a second, ${rounds} times ${secondsOfRound} s each:\n`)
  out(table(['meanwhile', 'p50', 'p95', 'p99'], [row('nothing is read', all.without), row('hostile files are read', all.during)]))
  const quiet = percentile(all.without, 99)
  if (quiet > quietMs)
    report.untrusted(`other calls' p99 is ${quiet.toFixed(1)} ms when nothing is read: the machine is busy with other work`)
  const ratio = median(ratios)
  out(`\nThe 99th percentile is ${ratio.toFixed(2)} times that without reading (the median of ${rounds} pairs)\n`)
  if (ratio > latencyGoal)
    report.missed(`other calls' p99 was ${ratio.toFixed(2)} times as long meanwhile, at most ${latencyGoal} were expected`)
  report.note("other calls' p99 while files are read", ratio, 'times')
}

/** Reads hostile files one after the other: one that computes, one that takes memory in buffers, one in objects. `stop` waits for the end of the last one. */
function readHostileFiles(reader: FileReader, files: readonly HostileFile[]): { stop: () => Promise<number> } {
  let isStopped = false
  const run = async () => {
    let read = 0
    for (; !isStopped; read++) {
      const [name, content] = files[read % files.length] ?? ['', new Uint8Array()]
      await reader.read({ name, content }, never).catch(() => undefined)
    }
    return read
  }
  const running = run()
  return {
    stop: () => {
      isStopped = true
      return running
    },
  }
}

if (import.meta.main) {
  const report = createReport()
  out(`${machine()}\n`)
  await measureReading(report)
  process.exitCode = report.end()
}
