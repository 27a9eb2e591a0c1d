import { machine } from '../measure/processes.ts'
import { ms, out } from '../measure/statistics.ts'
import { measureReading } from './knowledge/measure-reading.ts'
import { measureRecall } from './knowledge/measure-recall.ts'
import { measureRetrieval } from './knowledge/measure-retrieval.ts'
import { measureVectors } from './knowledge/measure-vectors.ts'
import { createReport } from './report.ts'

/*
 * `npm run bench:knowledge`: finds passages in the material of personas. Recall: 80 questions on four texts, with words alone. Retrieval: 20,000 passages of one persona,
 * and 400 of each of 50 personas, through gRPC on the real persona service and MongoDB. Reading: files, and other calls meanwhile. BENCH_PARTS selects of `recall`,
 * `retrieval`, `vectors` and `reading`. Fails when less than 90 % of the answers are found, and when retrieval or reading misses its goals.
 */
const parts = (process.env.BENCH_PARTS ?? 'recall,retrieval,vectors,reading').split(',')
const leastRecall = 0.9
const vectors = 20_000
const report = createReport()
const percent = (part: number) => `${(100 * part).toFixed(1)} %`

async function recall(): Promise<void> {
  const found = await measureRecall()
  out(
    `${found.questions} questions on ${found.passages} passages: the answer is among the passages of ${percent(found.recall)}, and in the first one of ${percent(found.first)}`,
  )
  for (const { text, question, found: others } of found.misses) out(`  not found: ${question} (${text}, ${others} others)`)
  out(`${found.unrelated} unrelated questions: nothing is found for ${percent(found.nothingFound)}`)
  for (const question of found.foundAnyway) out(`  found: ${question}`)
  report.figure('recall at 6', 100 * found.recall, '%', 'run', 'more')
  report.figure('unrelated questions without a passage', 100 * found.nothingFound, '%', 'run', 'more')
  if (found.recall < leastRecall) report.missed(`recall at 6 is ${percent(found.recall)}, at least ${percent(leastRecall)} were expected`)
}

out(`${machine()}; everything on all cores\n`)
if (parts.includes('recall')) await recall()
if (parts.includes('retrieval')) await measureRetrieval(report)
if (parts.includes('vectors')) {
  const { cpuMs, bytes } = await measureVectors(vectors)
  out(`\nThe nearest of ${vectors.toLocaleString('en')} vectors: ${ms(cpuMs)} of CPU, ${(bytes / 2 ** 20).toFixed(1)} MB`)
  report.figure('CPU of the nearest of 20,000 vectors', cpuMs, 'ms', 'loop')
}
if (parts.includes('reading')) await measureReading(report)
process.exit(report.end())
