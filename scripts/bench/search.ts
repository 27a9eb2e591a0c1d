import { machine } from '../measure/processes.ts'
import { out } from '../measure/statistics.ts'
import { createReport } from './report.ts'
import { measureLists } from './search/measure-lists.ts'
import { measureService } from './search/measure-service.ts'

/*
 * `npm run bench:search`: lists, searches and pages of personas. BENCH_PARTS selects of `lists`, through the gateway among 100,000
 * personas, and `service`, the start and the searches of the persona service alone among 100,000 and 500,000. BENCH_PERSONAS and
 * BENCH_SECONDS change the sizes. The short form has 20,000 personas and the mixture of searches. Each part says when it fails.
 */
const parts = (process.env.BENCH_PARTS ?? 'lists,service').split(',')
const report = createReport()
out(`${machine()}\n`)
if (parts.includes('lists')) await measureLists(report)
if (parts.includes('service')) await measureService(report)
process.exit(report.end())
