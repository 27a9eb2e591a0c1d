import type { mongo, Types } from 'mongoose'
import { groupFields, type InboxItemRow, type ItemAdded } from './inbox-item-model.ts'

export type QuestionRows = NonNullable<InboxItemRow['questions']>

export interface GroupChange {
  onlyOpen?: boolean
  now?: Date
  /** Makes the event of a group that enough people have asked now. */
  itemAdded: ItemAdded
}

type Rows = mongo.Collection<InboxItemRow>

/**
 * Changes the questions of a group by compare-and-set, and retries when it was changed meanwhile. Removes a group without questions; one
 * with a pair keeps the pair. Returns the questions; null for a group that is gone, and with `onlyOpen` for one that is not open.
 */
export async function changeGroup(
  rows: Rows,
  { _id, personaId }: { _id: Types.ObjectId; personaId: string },
  change: (questions: QuestionRows) => QuestionRows,
  { onlyOpen = false, now = new Date(), itemAdded }: GroupChange,
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
    const { matchedCount } = await rows.updateOne(unchanged, changed(row, questions, now, itemAdded))
    if (matchedCount === 1) return questions
  }
}

function changed(row: InboxItemRow, questions: QuestionRows, now: Date, itemAdded: ItemAdded): mongo.UpdateFilter<InboxItemRow> {
  const version = (row.version ?? 0) + 1
  if (questions.length === 0)
    return { $set: { version, isListed: row.state === 'answered' }, $unset: { questions: 1, stems: 1, textVersion: 1, oldestAt: 1 } }
  const fields = groupFields(questions, row, now)
  const isNew = fields.isListed && row.state === 'open' && !row.listedAt
  return {
    $set: { ...fields, version },
    ...(isNew && { $push: { outbox: itemAdded({ id: row._id.toHexString(), personaId: row.personaId, kind: 'unanswered', at: now }) } }),
    ...(fields.isListed ? {} : { $unset: { listedAt: 1 } }),
  }
}
