import { createEmbeddings } from '@rostra/llm/embeddings'
import { machine } from '../measure/processes.ts'
import { out } from '../measure/statistics.ts'
import { createReport } from './report.ts'
import { cachedEmbeddings } from './retrieval/cached-embeddings.ts'
import { measureQuestionSets } from './retrieval/measure-question-sets.ts'

const report = createReport()
const vectorsFile = process.env.BENCH_VECTORS
const noModel = async () => { throw new Error('missing vector') }
out(`${machine()}\n`)
const embeddings = vectorsFile ? await cachedEmbeddings(vectorsFile, noModel) : undefined
if (process.env.BENCH_DISTRACTORS) await measureQuestionSets(report, process.env.BENCH_DISTRACTORS, embeddings)
process.exit(report.end())
