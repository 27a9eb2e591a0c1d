import type { mongo, Types } from 'mongoose'
import { groupFields, type InboxItemRow } from './inbox-item-model.ts'

export type QuestionRows = NonNullable<InboxItemRow['questions']>

type Rows = mongo.Collection<InboxItemRow>

/**
 * Changes the questions of a group by compare-and-set, and retries when it was changed meanwhile. Removes a group without questions; one
 * with a pair keeps the pair. Returns the questions; null for a group that is gone, and with `onlyOpen` for one that is not open.
 */
export async function changeGroup(
  rows: Rows,
  { _id, personaId }: { _id: Types.ObjectId; personaId: string },
  change: (questions: QuestionRows) => QuestionRows,
  { onlyOpen = false, now = new Date() } = {},
): Promise<QuestionRows | null> {
  while (true) {
    const row = await rows.findOne({ _id, personaId })
    if (!row || (onlyOpen && row.state !== 'open')) return null
    const questions = change(row.questions ?? [])
    // The state is compared too, because `isListed` depends on it.
    const unchanged = { _id, personaId, version: row.version, state: row.state }
    if (questions.length === 0 && !row.pair) {
      if ((await rows.deleteOne({ ...unchanged, pair: { $exists: false } })).deletedCount === 1) return questions
      continue
    }
    const { matchedCount } = await rows.updateOne(unchanged, changed(row, questions, now))
    if (matchedCount === 1) return questions
  }
}

function changed(row: InboxItemRow, questions: QuestionRows, now: Date): mongo.UpdateFilter<InboxItemRow> {
  const version = (row.version ?? 0) + 1
  if (questions.length === 0)
    return { $set: { version, isListed: row.state === 'answered' }, $unset: { questions: 1, stems: 1, textVersion: 1, oldestAt: 1 } }
  const fields = groupFields(questions, row, now)
  return { $set: { ...fields, version }, ...(fields.isListed ? {} : { $unset: { listedAt: 1 } }) }
}
