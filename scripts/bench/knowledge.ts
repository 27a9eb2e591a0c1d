import { machine } from '../measure/processes.ts'
import { ms, out } from '../measure/statistics.ts'
import { measureReading } from './knowledge/measure-reading.ts'
import { measureRetrieval } from './knowledge/measure-retrieval.ts'
import { measureVectors } from './knowledge/measure-vectors.ts'
import { createReport } from './report.ts'

/*
 * `npm run bench:knowledge`: works with the material of personas. Retrieval: finds passages among 20,000 of one persona, and among 400 of
 * each of 50 personas, through gRPC on the real persona service and MongoDB. Vectors: the nearest of 20,000, in memory. Reading: reads
 * files, and makes other calls meanwhile. BENCH_PARTS selects of `retrieval`, `vectors` and `reading`. Fails when a part misses its goals.
 * recall.test.ts measures whether the passages are the right ones.
 */
const parts = (process.env.BENCH_PARTS ?? 'retrieval,vectors,reading').split(',')
const vectors = 20_000
const report = createReport()
out(`${machine()}; everything on all cores\n`)
if (parts.includes('retrieval')) await measureRetrieval(report)
if (parts.includes('vectors')) {
  const { cpuMs, bytes } = await measureVectors(vectors)
  out(`\nThe nearest of ${vectors.toLocaleString('en')} vectors: ${ms(cpuMs)} of CPU, ${(bytes / 2 ** 20).toFixed(1)} MB`)
  report.figure('CPU of the nearest of 20,000 vectors', cpuMs, 'ms', 'loop')
}
if (parts.includes('reading')) await measureReading(report)
process.exit(report.end())
