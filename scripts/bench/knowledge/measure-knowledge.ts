import { machine } from '../measure/processes.ts'
import { createReport } from '../measure/report.ts'
import { measureReading } from './measure-reading.ts'
import { measureRecall } from './measure-recall.ts'
import { measureRetrieval } from './measure-retrieval.ts'
import { measureVectors } from './measure-vectors.ts'

/*
 * `npm run bench:knowledge`: finds passages in the material of personas. Recall: 80 questions on four texts, with words alone. Retrieval: 20,000 passages of one persona,
 * and 400 of each of 50 personas, through gRPC on the real persona service and MongoDB, 20 in flight (a closed loop). Reading: files, when that measurement is there.
 * Fails when less than 90 % of the answers are found, when the 95th percentile exceeds 15 ms, when a cold persona takes a second, or when a search differs from
 * a scan. The short form has 5,000 passages.
 */
const out = (text = '') => void process.stdout.write(`${text}\n`)
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const leastRecall = 0.9
const vectors = 20_000
const report = createReport()

out(`${machine()}; everything on all cores\n`)
const { questions, recall, first, misses, unrelated, nothingFound, foundAnyway, passages } = await measureRecall()
out(
  `${questions} questions on ${passages} passages: the answer is among the passages of ${percent(recall)}, and in the first one of ${percent(first)}`,
)
for (const { text, question, found } of misses) out(`  not found: ${question} (${text}, ${found} others)`)
out(`${unrelated} unrelated questions: nothing is found for ${percent(nothingFound)}`)
for (const question of foundAnyway) out(`  found: ${question}`)
report.figure('recall at 6', 100 * recall, '%', 'run', 'more')
report.figure('unrelated questions without a passage', 100 * nothingFound, '%', 'run', 'more')
if (recall < leastRecall) report.missed(`recall at 6 is ${percent(recall)}, at least ${percent(leastRecall)} were expected`)

out()
await measureRetrieval(report, out)

const { cpuMs, bytes } = await measureVectors(vectors)
out(`\nThe nearest of ${vectors.toLocaleString('en')} vectors: ${cpuMs.toFixed(1)} ms of CPU, ${(bytes / 2 ** 20).toFixed(1)} MB`)
report.figure('CPU of the nearest of 20,000 vectors', cpuMs, 'ms', 'loop')

out()
await measureReading(report)
process.exitCode = report.end()
process.exit()
