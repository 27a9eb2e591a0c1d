import { setTimeout as delay } from 'node:timers/promises'
import { DomainError } from '@rostra/kit/errors'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { peakResidentMb, residentMb } from '../../measure/processes.ts'
import { out, table } from '../../measure/statistics.ts'
import type { Report } from '../report.ts'
import { seedWeek } from './seed-week.ts'
import { startZeitgeist, type ZeitgeistOptions } from './start-zeitgeist.ts'
import { openStoredActivity } from './stored-activity.ts'

const goals = { bytesPerMessage: 200, seconds: 60, peakMb: 500, growth: 1.25 }
const count = (value: number) => value.toLocaleString('en')

/**
 * Stores a week of messages, and as many in the week before, by zeitgeist's own stores, and refreshes as a super senator does; then the
 * same for a quarter of the messages. Goals: 200 bytes a message on disk, 60 s and 500 MB for a refresh, and at most 1.25 times the memory
 * of a quarter.
 */
export async function measureRefreshes(
  report: Report,
  options: ZeitgeistOptions,
  { messages, people }: { messages: number; people: number },
) {
  const results = []
  for (const size of [messages / 4, messages]) results.push(await measureRefresh(report, options, size, people))
  const [small, large] = results
  if (!small || !large) return
  out(`\nRefresh of a week, with as many messages in the week before, by ${count(people)} people\n`)
  const rows = results.map(({ size, bytes, seconds, storedSeconds, restingMb, peakMb, entries }) => [
    count(size),
    bytes.toFixed(0),
    `${seconds.toFixed(1)} s`,
    `${storedSeconds.toFixed(1)} s`,
    `${Math.round(restingMb)} MB`,
    `${Math.round(peakMb)} MB`,
    String(entries),
  ])
  out(table(['messages', 'bytes each', 'by the clock', 'by its document', 'memory before', 'most memory', 'entries'], rows))
  report.figure('bytes of a stored message', large.bytes, 'B', 'run')
  report.figure('refresh: seconds', large.seconds, 's', 'loop')
  report.figure('refresh: most memory', large.peakMb, 'MB', 'run')
  const expectAtMost = (what: string, value: number, most: number) => {
    if (!(value <= most)) report.missed(`${what}: ${value.toFixed(2)}, at most ${most} was expected`)
  }
  expectAtMost('bytes a message', large.bytes, goals.bytesPerMessage)
  expectAtMost('seconds of a refresh', large.seconds, goals.seconds)
  expectAtMost('MB of a refresh', large.peakMb, goals.peakMb)
  expectAtMost('memory of four times the messages', large.peakMb / small.peakMb, goals.growth)
}

async function measureRefresh(report: Report, options: ZeitgeistOptions, size: number, people: number) {
  const suffix = `_week_${size}`
  // Creates the indexes.
  await (await startZeitgeist(options, suffix)).process.stop()
  const stored = await openStoredActivity(options.servers.stores.mongoUrl, suffix)
  await seedWeek(stored, { messages: size, people })
  const rows = await stored.messages()
  const bytes = (await stored.bytes()) / size
  if (rows !== size) report.untrusted(`MongoDB has ${rows} of ${size} messages`)
  await seedWeek(stored, { messages: size, people, weeksAgo: 1 })

  const superSenator = { kind: 'member', sub: 'f'.repeat(24), name: 'bench', role: 'super_senator', sid: 'bench' } as const
  const zeitgeist = await startZeitgeist(options, suffix)
  const client = createRpcClient(ZeitgeistService, {
    address: zeitgeist.address,
    credential: () => options.identity.sign({ kind: 'service', sub: 'gateway' }),
  })
  const restingMb = residentMb(zeitgeist.process.pid)
  const { seconds, message, themes, excerpts, trends } = await refresh(client, await options.identity.sign(superSenator, 3_600))
  const peakMb = peakResidentMb(zeitgeist.process.pid)
  client.close()
  await zeitgeist.process.stop()
  const storedSeconds = await stored.lastRefreshSeconds()
  await stored.close()
  const entries = themes + excerpts + trends
  if (entries === 0) report.untrusted(`a refresh of ${count(size)} messages published nothing: ${message}`)
  if (Math.abs(seconds - storedSeconds) > 2)
    report.untrusted(`a refresh took ${seconds.toFixed(1)} s by the clock and ${storedSeconds.toFixed(1)} s by its document`)
  return { size, bytes, seconds, storedSeconds, restingMb, peakMb, entries }
}

/** Repeats the call while the scheduled refresh of a new replica runs. */
async function refresh(client: RpcClient, token: string) {
  for (;;) {
    const startedAt = performance.now()
    try {
      const refreshed = await client.call(ZeitgeistService.Refresh, {}, { token, deadlineMs: 200_000 })
      return { ...refreshed, seconds: (performance.now() - startedAt) / 1_000 }
    } catch (error) {
      if (!(error instanceof DomainError && error.reason === 'REFRESH_RUNNING')) throw error
      await delay(1_000)
    }
  }
}
