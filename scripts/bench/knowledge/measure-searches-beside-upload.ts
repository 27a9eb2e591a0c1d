import { setTimeout as delay } from 'node:timers/promises'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { measureLoad } from '../../load/measure-load.ts'
import { startLoad } from '../../load/start-load.ts'
import { median, ms, out, percentile } from '../../measure/statistics.ts'
import { type Report, setting } from '../report.ts'
import { makeBook } from './make-book.ts'

const uploads = setting('BENCH_UPLOADS', 5, 2)
const pages = setting('BENCH_PAGES', 1_000, 200)
const seconds = setting('BENCH_SECONDS', 8, 3)
const goal = 1.3
/** A member reads what was found: without waits two clients would leave no time to the reading process, which has the lowest priority. */
const searches = { clients: 2, thinkMs: 100 }
const pollMs = 200
const longestMs = 300_000

interface Parts {
  /** Connected to persona as the gateway. */
  gateway: RpcClient
  /** Returns a token of the persona's owner. */
  tokenOfOwner: () => Promise<string>
  personaId: string
  search: () => Promise<unknown>
}

/**
 * Compares two clients that search while nothing is uploaded with the same two while a PDF of 1,000 pages is stored, read and indexed,
 * as often as there are uploads. Fails when the 99th percentile is more than 1.3 times as long, in the median of the pairs.
 */
export async function measureSearchesBesideUpload(report: Report, { gateway, tokenOfOwner, personaId, search }: Parts): Promise<void> {
  const book = await makeBook(pages)
  const without: number[] = []
  const during: number[] = []
  const ratios: number[] = []
  for (let round = 0; round < uploads; round++) {
    const quiet = await measureLoad({ act: search, ...searches, seconds })
    report.problemsOf('searches without an upload', quiet)
    const load = startLoad({ act: search, ...searches })
    // A comment at the end makes each upload another document.
    const content = Buffer.concat([book, Buffer.from(`\n% ${round}\n`)])
    const request = { personaId, requestId: `upload-${round}`, file: { name: `book-${round}.pdf`, content } }
    const { id } = await gateway.call(PersonaService.AddSource, request, { token: await tokenOfOwner(), deadlineMs: 30_000 })
    const until = performance.now() + longestMs
    const statusOf = async () => {
      const { sources } = await gateway.call(PersonaService.ListSources, { personaId }, { token: await tokenOfOwner() })
      return sources.find((each) => each.id === id)?.status
    }
    while ((await statusOf()) === 'SOURCE_STATUS_PROCESSING' && performance.now() < until) await delay(pollMs)
    const status = await statusOf()
    if (status !== 'SOURCE_STATUS_READY') report.untrusted(`upload ${round} was not read within ${longestMs / 1_000} s: ${status}`)
    const { ended, failures } = load.take()
    await load.stop()
    report.problemsOf('searches beside an upload', { problems: failures })
    const busy = ended.map((each) => each.ms)
    ratios.push(percentile(busy, 99) / percentile(quiet.times, 99))
    without.push(...quiet.times)
    during.push(...busy)
  }
  const ratio = median(ratios)
  const p99s = [without, during].map((times) => ms(percentile(times, 99)))
  out(`\nTwo searches at once, p99 without and beside an upload of ${pages} pages: ${p99s.join(' and ')}`)
  out(`The p99 is ${ratio.toFixed(2)} times that without an upload (the median of ${uploads} pairs)`)
  if (ratio > goal) report.missed(`searches' p99 was ${ratio.toFixed(2)} times as long beside an upload, at most ${goal} were expected`)
}
