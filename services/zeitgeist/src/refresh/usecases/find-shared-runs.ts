import { type Day, dayOf } from '../../core/domain/activity/activity.ts'
import { hashRun } from '../../core/domain/terms/hash-terms.ts'
import { takeRuns } from '../../core/domain/terms/runs.ts'
import type { Ports } from '../domain/ports.ts'
import { runsOfText, type TextCandidate } from '../domain/texts/choose-text.ts'

/** Messages are kept for this many days before today. */
const daysBefore = 13

/** Returns a function that says whether a run of words is in any stored message, by one reading of all rows. */
export async function findSharedRuns(
  { activity, termKey }: Pick<Ports, 'activity' | 'termKey'>,
  candidates: readonly TextCandidate[],
  cutAt: Date,
  signal: AbortSignal,
): Promise<(run: string) => boolean> {
  const key = (await termKey()).toString('hex')
  const runs = new Map(candidates.flatMap(({ text }) => runsOfText(text, takeRuns).map((run) => [hashRun(key, run), run] as const)))
  const wanted = new Set(runs.keys())
  const shared = new Set<number>()
  const today: Day = dayOf(cutAt)
  if (wanted.size > 0)
    for await (const rows of activity.read(today - daysBefore, today, signal))
      for (const { messages } of rows) for (const message of messages) for (const run of message.runs) if (wanted.has(run)) shared.add(run)
  return (run) => shared.has(hashRun(key, run))
}
