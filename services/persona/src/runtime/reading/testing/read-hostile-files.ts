import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createFileReader } from '../file-reader.ts'
import { makeDocx, makeDocxBomb, wordParagraph } from './make-docx.ts'
import { makePdfBomb } from './make-pdf.ts'

/* Reads hostile files in a process of its own and prints what they cost. The process's memory and threads are those of the reader alone. */

export interface HostileReading {
  /** Why the files were refused. */
  reasons: string[]
  /** The most that the resident memory of the process grew, in megabytes. */
  grownMb: number
  /** The priorities (nice values) of the threads while a file was read; the first is that of the main thread. */
  priorities: number[]
  /** The number of threads of the lowest priority once the reader was idle. */
  idleThreads: number
}

const lowest = 19
const fileOf = (thread: string, file: string) => readFileSync(`/proc/self/task/${thread}/${file}`, 'utf8')
/** The nice value is the 19th field (man 5 proc). The fields begin anew behind the name, which is the second. */
const priorities = () => readdirSync('/proc/self/task').map((thread) => Number(fileOf(thread, 'stat').split(') ')[1]?.split(' ')[16]))
const peakMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024

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
  const reader = createFileReader({ limits: { memoryMb: 96, idleMs: 100 } })
  const before = peakMb()
  const reasons: string[] = []
  let during: number[] = []
  for (const [name, content] of bombs) {
    const reading = reader.read({ name, content }, new AbortController().signal).catch((error: Error) => error.message)
    await sleep(200)
    if (priorities().includes(lowest)) during = priorities()
    reasons.push(String(await reading))
  }
  await reader.read({ name: 'good.txt', content: new TextEncoder().encode('text') }, new AbortController().signal)
  const result = { reasons, grownMb: peakMb() - before, priorities: during }
  const end = Date.now() + 10_000
  while (priorities().includes(lowest) && Date.now() < end) await sleep(50)
  const report: HostileReading = { ...result, idleThreads: priorities().filter((priority) => priority === lowest).length }
  process.stdout.write(JSON.stringify(report))
  await reader.stop()
}

await main()
