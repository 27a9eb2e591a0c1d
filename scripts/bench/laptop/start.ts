import { randomUUID } from 'node:crypto'
import { type ApiClient, createApiClient } from '../../client/api-client.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import { publicPersonas } from '../../load/conversations.ts'
import { cpuSeconds, machine, processTree } from '../../measure/processes.ts'
import { median, ms, out, percentile, table } from '../../measure/statistics.ts'
import { startProductProcess } from '../../product/one-process.ts'
import { createReport, setting } from '../report.ts'

/*
 * `npm run bench:start`: what a person waits for after `npm start` of an installed product with a new data folder: until it is
 * ready, until the first word of the first answer, and the CPU time until then of npm, its scripts, the product and its stores.
 * A first start, which builds the web and the bundle, is not measured. Then questions to the demo personas: the time from a
 * question to the first word of the offline model. BENCH_ROUNDS: 5 by default.
 */
const rounds = setting('BENCH_ROUNDS', 5, 1)
const questions = ['How do I start running from zero?', 'My knee hurts when I run. What should I do?', 'How slow should I run?']
const guests = 4
const mostFirstAnswerMs = 5_000
const mostFirstWordMs = 300

interface Start {
  readyMs: number
  answerMs: number
  cpuMs: number
}

out(`${machine()}; ${rounds} rounds\n`)
const report = createReport()

/** Runs `npm start` and `use`, and stops it again. */
async function withProduct<Result>(use: (url: string, pid: number, readyMs: number) => Promise<Result>): Promise<Result> {
  const dataDir = await storeFolder('bench-start')
  const begunAt = performance.now()
  const product = await startProductProcess({ command: ['npm', 'start'], dataDir, env: { PORT: '0' } })
  const readyMs = performance.now() - begunAt
  return use(product.url, product.pid, readyMs).finally(product.stop)
}

/** Returns the milliseconds from a question to the first word of its answer. */
async function firstWord(client: ApiClient, conversationId: string, content: string): Promise<number> {
  const begunAt = performance.now()
  let firstMs = Number.NaN
  await client.send({
    conversationId,
    content,
    requestId: randomUUID(),
    onFrame: (frames) => {
      if (frames === 1) firstMs = performance.now() - begunAt
    },
  })
  return firstMs
}

async function measureStart(): Promise<Start> {
  return withProduct(async (url, pid, readyMs) => {
    const begunAt = performance.now()
    const guest = createApiClient([url])
    const conversationId = await guest.startConversation()
    const sentAt = performance.now()
    const answerMs = readyMs + sentAt - begunAt + (await firstWord(guest, conversationId, questions[0] ?? ''))
    const cpuMs = processTree(pid).reduce((sum, each) => sum + 1_000 * cpuSeconds(each.pid), 0)
    return { readyMs, answerMs, cpuMs }
  })
}

/** Asks each question as several guests, one after the other. */
async function measureFirstWords(): Promise<number[]> {
  return withProduct(async (url) => {
    const times: number[] = []
    const coach = (await publicPersonas(url)).find(({ slug }) => slug === 'coach-bex')
    for (let guest = 0; guest < guests; guest++) {
      const client = createApiClient([url])
      const conversationId = await client.startConversation(coach?.id)
      for (const question of questions) times.push(await firstWord(client, conversationId, question))
    }
    return times
  })
}

const firstWords = await measureFirstWords()
const starts: Start[] = []
for (let round = 0; round < rounds; round++) starts.push(await measureStart())

const of = (key: keyof Start) => starts.map((start) => start[key])
const rows = (['readyMs', 'answerMs', 'cpuMs'] as const).map((key, at) => [
  ['ready', 'first word of the first answer', 'CPU time until then'][at] ?? '',
  ms(median(of(key)), 0),
  ms(Math.min(...of(key)), 0),
  ms(Math.max(...of(key)), 0),
])
out(table(['from npm start', 'median', 'least', 'most'], rows))
const slow = percentile(firstWords, 95)
out(`\nFrom a question to the first word: p50 ${ms(median(firstWords), 0)}, p95 ${ms(slow, 0)}, of ${firstWords.length}`)
report.figure('start: CPU until the first answer', median(of('cpuMs')), 'ms', 'loop')
report.figure('question to the first word, offline, p95', slow, 'ms', 'loop')
if (median(of('answerMs')) > mostFirstAnswerMs) report.missed(`the first answer takes longer than ${mostFirstAnswerMs} ms`)
if (slow > mostFirstWordMs) report.missed(`the first word takes longer than ${mostFirstWordMs} ms`)
process.exit(report.end())
