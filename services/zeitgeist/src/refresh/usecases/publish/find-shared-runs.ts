import { hashRun } from '../../../core/domain/terms/hash-terms.ts'
import { takeRuns } from '../../../core/domain/terms/runs.ts'
import type { Ports } from '../../domain/ports.ts'
import { runsOfText, type TextCandidate } from '../../domain/texts/choose-text.ts'
import { windowDays } from '../../domain/window.ts'

/** Returns a function that tells whether a run of words is in any message of the last 14 days, by one reading of their rows. */
export async function findSharedRuns(
  { activity, termKey }: Pick<Ports, 'activity' | 'termKey'>,
  candidates: readonly TextCandidate[],
  cutAt: Date,
  signal: AbortSignal,
): Promise<(run: string) => boolean> {
  const key = (await termKey()).toString('hex')
  const wanted = new Set(candidates.flatMap(({ text }) => runsOfText(text, takeRuns)).map((run) => hashRun(key, run)))
  const shared = new Set<number>()
  const days = windowDays(cutAt)
  const read = wanted.size === 0 ? [] : activity.read(days[0] as number, days.at(-1) as number, signal)
  for await (const rows of read) {
    const messages = rows.flatMap((row) => row.messages)
    for (const message of messages) for (const run of message.runs) if (wanted.has(run)) shared.add(run)
  }
  return (run) => shared.has(hashRun(key, run))
}
