import { getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { createFileReader } from '../file-reader.ts'
import { makeDocx, makeDocxBomb, wordParagraph } from './make-docx.ts'
import { makePdfBomb } from './make-pdf.ts'
import { readingProcesses, readProcessFile, threadPriorities } from './reading-processes.ts'

/* Reads hostile files and prints what they cost. Its own memory and threads are those of the reader alone. */

export interface HostileReading {
  /** Why the files were refused. */
  reasons: string[]
  /** The most that the resident memory of this process grew, in megabytes. */
  grownMb: number
  /** The most resident memory that a reading process had, in megabytes. */
  readingMb: number
  /** The priorities (nice values) of this process at its start, of its threads at the end, and of those of reading processes. */
  priorities: { atStart: number; own: number[]; reading: number[] }
  /** The number of reading processes once the reader was idle. */
  idleProcesses: number
}

const peakMb = (pid: number | 'self') => Number(/VmHWM:\s+(\d+)/.exec(readProcessFile(pid, 'status'))?.[1] ?? 0) / 1024

async function main(): Promise<void> {
  const bombs: [name: string, content: Uint8Array][] = [
    ['spaces.pdf', makePdfBomb(' ', 2_000)],
    ['operators.pdf', makePdfBomb('q Q ', 1_000)],
    ['numbers.pdf', makePdfBomb('1 ', 500)],
    ['elements.docx', await makeDocx('<w:p/>'.repeat(1_000_000))],
    ['text.docx', makeDocxBomb(2_000, 1_000)],
    ['words.docx', await makeDocx(wordParagraph('word '.repeat(5_000_000)))],
    ['marks.md', new TextEncoder().encode('*a '.repeat(1_000_000))],
  ]
  const atStart = getPriority()
  const reader = createFileReader({ limits: { memoryMb: 96, idleMs: 100 } })
  const before = peakMb('self')
  const reasons: string[] = []
  let readingMb = 0
  const reading = new Set<number>()
  const watch = setInterval(() => {
    for (const pid of readingProcesses()) {
      readingMb = Math.max(readingMb, peakMb(pid))
      for (const priority of threadPriorities(pid)) reading.add(priority)
    }
  }, 20)
  const never = new AbortController().signal
  for (const [name, content] of bombs)
    reasons.push(String(await reader.read({ name, content }, never).catch((error: Error) => error.message)))
  await reader.read({ name: 'good.txt', content: new TextEncoder().encode('text') }, never)
  const grownMb = peakMb('self') - before
  const end = Date.now() + 10_000
  while (readingProcesses().length > 0 && Date.now() < end) await sleep(50)
  clearInterval(watch)
  const priorities = { atStart, own: [...new Set(threadPriorities('self'))], reading: [...reading] }
  const report: HostileReading = { reasons, grownMb, readingMb, priorities, idleProcesses: readingProcesses().length }
  process.stdout.write(JSON.stringify(report))
  await reader.stop()
}

await main()
