import { isUnavailable } from '@rostra/kit/errors'
import type { NewItems, Ports, SummaryRun } from '../domain/ports.ts'
import { dueWeek, weekOf } from '../domain/week.ts'

type Needed = Pick<Ports, 'inboxItems' | 'personas' | 'summaries' | 'summaryRuns' | 'now' | 'log'>

/** The most personas whose owners are read at a time. */
const rowsAtOnce = 100
/** The time limit of a run, in milliseconds. */
const runLimitMs = 30 * 60_000

/** Returns a function that makes the summaries of the week once they are due, on one of the replicas. */
export function summarizeWhenDue(ports: Needed): () => Promise<void> {
  let begun = ''
  return async () => {
    const { summaries, summaryRuns, now } = ports
    const { week } = dueWeek(now())
    if (week === begun || summaryRuns.isFull() || summaryRuns.isDraining()) return
    const isBegun = await summaries.isBegun(week)
    const run = isBegun ? null : await summaries.open(week)
    if (isBegun) begun = week
    if (run) void continueSummary(ports, run)
  }
}

/** Runs an open run of summaries in this process. Resolves when it no longer runs here. */
export const continueSummary = (ports: Needed, run: SummaryRun): Promise<void> =>
  ports.summaryRuns.run(
    run,
    async (signal) => {
      await summarizeWeek(ports, run, signal)
      await ports.summaries.end(run, 'done')
    },
    { forMs: runLimitMs, failed: (error) => endFailed(ports, run, error) },
  )

async function endFailed({ summaries, log }: Needed, run: SummaryRun, err: unknown): Promise<void> {
  const { week } = run
  if (isUnavailable(err)) log.warn({ err, week }, 'the weekly summaries of inboxes wait for a service')
  else log.error({ err, week }, 'the weekly summaries of inboxes could not be made')
  await summaries.end(run, 'failed')
}

/**
 * Stores the new items by owner, and then the events. Every step can be repeated by another replica. Leaves out personas that are private,
 * suspended or without an owner.
 */
async function summarizeWeek({ inboxItems, personas, summaries }: Needed, { week }: SummaryRun, signal: AbortSignal): Promise<void> {
  const put = async (rows: readonly NewItems[]) => {
    const shown = await personas.publicByIds(
      rows.map(({ personaId }) => personaId),
      signal,
    )
    const byId = new Map(shown.map((persona) => [persona.id, persona]))
    for (const items of rows) {
      signal.throwIfAborted()
      const { name = '', ownerId = '' } = byId.get(items.personaId) ?? {}
      if (ownerId !== '') await summaries.put(week, ownerId, { ...items, personaName: name })
    }
  }
  let rows: NewItems[] = []
  for await (const row of inboxItems.newIn(weekOf(week))) {
    rows.push(row)
    if (rows.length < rowsAtOnce) continue
    await put(rows)
    rows = []
  }
  if (rows.length > 0) await put(rows)
  while (await summaries.publishSome(week)) signal.throwIfAborted()
}
