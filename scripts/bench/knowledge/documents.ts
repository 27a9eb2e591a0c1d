import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { createFileReader } from '@rostra/persona/material/runtime/reading/file-reader'
import { out, percentile, share, table } from '../../measure/statistics.ts'

/*
 * `npm run bench:documents <folder>`: reads each PDF and DOCX of a folder in the reading process, with its limits, and compares
 * its words with those of `pdftotext` or `pandoc`, which have to be installed. Prints a line for each file whose words differ,
 * or which is not read, and a table of all. Fails when a file breaks the reader.
 */
const run = promisify(execFile)
const never = new AbortController().signal
/** Of the expected words that are found, and of the found words that are expected. A file below one of them is listed. */
const listedBelow = 0.95
const references: Readonly<Record<string, (path: string) => [command: string, ...args: string[]]>> = {
  '.pdf': (path) => ['pdftotext', '-layout', '-enc', 'UTF-8', path, '-'],
  '.docx': (path) => ['pandoc', '--from=docx', '--to=plain', '--wrap=none', path],
}

interface Compared {
  name: string
  /** `ready`, `broken`, or why the file cannot be read. */
  state: string
  expected: number
  found: number
  /** Shares of 1; null without words on one side. */
  recall: number | null
  precision: number | null
  seconds: number
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** Counts words. Characters of scripts without blanks between words are counted one by one. */
function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    if (!isWordLike) continue
    for (const word of /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(segment) ? segment : [segment])
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

const total = (words: ReadonlyMap<string, number>): number => [...words.values()].reduce((sum, count) => sum + count, 0)
/** Returns how many of the first words the second ones have, each at most as often. */
const common = (words: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number =>
  [...words].reduce((sum, [word, count]) => sum + Math.min(count, others.get(word) ?? 0), 0)
const hasNone = (words: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number =>
  [...words].reduce((sum, [word, count]) => sum + (others.has(word) ? 0 : count), 0)

async function referenceOf(path: string): Promise<string> {
  const [command = '', ...args] = references[extname(path)]?.(path) ?? []
  const { stdout } = await run(command, args, { maxBuffer: 2 ** 28, timeout: 60_000 }).catch((error: Error & { stdout?: string }) => {
    if ('code' in error && error.code === 'ENOENT') throw error
    return { stdout: error.stdout ?? '' }
  })
  return stdout
}

const reader = createFileReader()

async function compare(folder: string, name: string): Promise<Compared> {
  const path = join(folder, name)
  const content = new Uint8Array(await readFile(path))
  const startedAt = performance.now()
  let state = 'ready'
  let text = ''
  try {
    const { passages } = await reader.read({ name, content }, never)
    text = passages.map(({ heading, text }) => `${heading}\n${text}`).join('\n')
  } catch (error) {
    state = error instanceof Error && error.name === 'UnreadableFile' ? error.message : `broken: ${error}`
  }
  const seconds = (performance.now() - startedAt) / 1_000
  const [expected, found] = [wordsOf(await referenceOf(path)), wordsOf(text)]
  return {
    name,
    state,
    expected: total(expected),
    found: total(found),
    recall: expected.size > 0 ? common(expected, found) / total(expected) : null,
    precision: found.size > 0 ? 1 - hasNone(found, expected) / total(found) : null,
    seconds,
  }
}

const percent = (value: number | null): string => (value === null ? '–' : share(value))
const isBroken = ({ state }: Compared): boolean => state.startsWith('broken')

/** Counts files by what became of them and by the share of expected words that were found. */
function summary(files: readonly Compared[]): string {
  const ready = files.filter(({ state }) => state === 'ready')
  const both = ready.filter(({ recall, precision }) => recall !== null && precision !== null)
  const band = (least: number, below: number) =>
    both.filter(({ recall, precision }) => {
      const lower = Math.min(recall ?? 0, precision ?? 0)
      return lower >= least && lower < below
    })
  const reasons = Map.groupBy(
    files.filter(({ state }) => state !== 'ready'),
    ({ state }) => state.split('. ')[0] ?? state,
  )
  const rows: [name: string, files: readonly Compared[]][] = [
    ['ready, 99% and more of the words', band(0.99, 2)],
    ['ready, 95 to 99%', band(0.95, 0.99)],
    ['ready, 80 to 95%', band(0.8, 0.95)],
    ['ready, below 80%', band(-1, 0.8)],
    ['ready, words only here', ready.filter(({ recall }) => recall === null)],
    ...[...reasons].sort((a, b) => b[1].length - a[1].length),
  ]
  return table(
    ['files', 'count', 'expected words'],
    rows.map(([name, of]) => [name, `${of.length}`, `${of.reduce((sum, { expected }) => sum + expected, 0)}`]),
  )
}

const folder = process.argv[2]
if (!folder) throw new Error('usage: npm run bench:documents <folder>')
const names = (await readdir(folder)).filter((name) => Object.hasOwn(references, extname(name))).sort()
const files: Compared[] = []
for (const name of names) {
  const compared = await compare(folder, name)
  files.push(compared)
  const { recall, precision, state, expected, found, seconds } = compared
  const isAlike = state === 'ready' ? (recall ?? 0) >= listedBelow && (precision ?? 0) >= listedBelow : expected === 0
  if (isAlike && !isBroken(compared)) continue
  out([percent(recall).padStart(6), percent(precision).padStart(6), expected, found, `${seconds.toFixed(1)} s`, name, state].join('\t'))
}
await reader.stop()
out(`\n${summary(files)}`)
out(
  `\n${files.length} files; of one: 95th percentile ${percentile(
    files.map(({ seconds }) => seconds),
    95,
  ).toFixed(1)} s, longest ${Math.max(...files.map(({ seconds }) => seconds)).toFixed(1)} s`,
)
if (files.some(isBroken)) process.exitCode = 1
