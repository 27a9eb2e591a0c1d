import type { GrammarName } from './grammars.ts'
import type { Run } from './tokenize.ts'
import type { HighlightReply, HighlightRequest } from './worker.ts'

/** What one block may take, in milliseconds; with it the time in which the grammar is fetched. */
const timeLimitMs = 15_000
const mostKept = 100

interface Job {
  request: HighlightRequest
  resolve: (runs: Run[] | null) => void
}

const kept = new Map<string, Run[]>()
const keyOf = (code: string, grammar: GrammarName) => `${grammar}\n${code}`

let worker: Worker | undefined
let lastId = 0
/** The jobs that wait for the worker, the one that it works on first. */
let jobs: Job[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Returns the runs of a code that was highlighted before. */
export const highlighted = (code: string, grammar: GrammarName): Run[] | undefined => kept.get(keyOf(code, grammar))

/**
 * Returns the runs of a code in order, which cover it to its end; null when it can't be highlighted, or
 * takes too long. The worker that does it starts with the first call.
 */
export async function highlight(code: string, grammar: GrammarName): Promise<Run[] | null> {
  const known = highlighted(code, grammar)
  if (known || typeof Worker === 'undefined') return known ?? null
  const runs = await new Promise<Run[] | null>((resolve) => {
    jobs.push({ request: { id: ++lastId, code, grammar }, resolve })
    if (jobs.length === 1) startNext()
  })
  if (runs) keep(keyOf(code, grammar), runs)
  return runs
}

function keep(key: string, runs: Run[]) {
  kept.set(key, runs)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}

function startNext() {
  const [job] = jobs
  if (!job) return
  worker ??= startWorker()
  timer = setTimeout(stopWorker, timeLimitMs)
  worker.postMessage(job.request)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { id, runs } }: MessageEvent<HighlightReply>) => {
    if (jobs[0]?.request.id === id) finish(runs)
  })
  // The browser can't run it, or its file can't be fetched.
  started.addEventListener('error', stopWorker)
  return started
}

function stopWorker() {
  worker?.terminate()
  worker = undefined
  finish(null)
}

function finish(runs: Run[] | null) {
  clearTimeout(timer)
  const [job, ...others] = jobs
  jobs = others
  job?.resolve(runs)
  startNext()
}
