import { join } from 'node:path'
import { createEmbeddings } from '@rostra/llm/embeddings'
import { onPath } from '../infra/command.ts'
import { localEmbeddingsModel, startEmbeddings } from '../infra/servers/start-embeddings.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import { machine } from '../measure/processes.ts'
import { out } from '../measure/statistics.ts'
import { createReport } from './report.ts'
import { type CachedEmbeddings, cachedEmbeddings } from './retrieval/cached-embeddings.ts'
import { measureCollections } from './retrieval/measure-collections.ts'
import { measureQuestionSets } from './retrieval/measure-question-sets.ts'
import { readDistractors } from './retrieval/question-sets.ts'

/*
 * `npm run bench:retrieval`: whether the passages that are found are the right ones, for
 * docs/languages.md. Neither text nor judgements are in this repository:
 * - BENCH_DISTRACTORS: a folder with passages on other subjects, `<language>.txt` with one a
 *   line. Asks the question set of 12 languages among them.
 * - BENCH_COLLECTIONS: a folder with collections in the format of BEIR. Compares nDCG@10 with
 *   bm25s; BENCH_PYTHON has the packages bm25s and PyStemmer.
 * - BENCH_VECTORS: a folder in which the embedding server's vectors are kept. Without it words alone are searched. BENCH_EMBED=1 first
 *   makes the vectors of all distractors, about two a second; otherwise only those that have one are searched by meaning.
 */
const { BENCH_DISTRACTORS, BENCH_COLLECTIONS, BENCH_VECTORS, BENCH_PYTHON = onPath('python3') ?? 'python3' } = process.env
const never = new AbortController().signal
const report = createReport()
out(`${machine()}\n`)
await withEmbeddings(async (embeddings) => {
  if (BENCH_DISTRACTORS && embeddings && process.env.BENCH_EMBED) await embeddings.embed(readDistractors(BENCH_DISTRACTORS), never)
  if (BENCH_DISTRACTORS) await measureQuestionSets(report, BENCH_DISTRACTORS, embeddings)
  if (BENCH_COLLECTIONS) await measureCollections(report, BENCH_COLLECTIONS, { python: BENCH_PYTHON, embeddings })
})
if (!BENCH_DISTRACTORS && !BENCH_COLLECTIONS) report.untrusted('nothing to search: set BENCH_DISTRACTORS or BENCH_COLLECTIONS')
process.exit(report.end())

async function withEmbeddings(work: (embeddings: CachedEmbeddings | undefined) => Promise<void>): Promise<void> {
  if (!BENCH_VECTORS) return work(undefined)
  const server = await startEmbeddings({ dataDir: await storeFolder('bench-embeddings'), removeWhenStopped: true })
  try {
    const address = { EMBEDDINGS_MODEL: localEmbeddingsModel, EMBEDDINGS_BASE_URL: server.url, EMBEDDINGS_API_KEY: undefined }
    const model = await createEmbeddings({ ...address, OPENAI_API_KEY: undefined, OPENAI_BASE_URL: '' })
    if (!model) throw new Error('The embedding server has no client')
    await work(await cachedEmbeddings(join(BENCH_VECTORS, 'vectors.txt'), model))
  } finally {
    await server.stop()
  }
}
