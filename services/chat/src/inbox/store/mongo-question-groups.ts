import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import { textVersion } from '@rostra/text/version'
import { type Model, Types } from 'mongoose'
import type { QuestionGroups } from '../domain/ports.ts'
import { type GroupStems, groupStems, type Question, withQuestion } from '../domain/question-group.ts'
import { changeGroup, type QuestionRows } from './changed-group.ts'
import { groupFields, type InboxItemRow, type ItemAdded, toQuestions } from './inbox-item-model.ts'

/** The most groups that a question is compared with. */
const mostGroups = 500
/** The most groups from which old questions are removed at a time. */
const groupsAtOnce = 100
const noStems = { first: [], common: [] }

/** Groups of questions in MongoDB. */
export function mongoQuestionGroups(model: Model<InboxItemRow>, itemAdded: ItemAdded): QuestionGroups {
  const rows = collectionOf(model)
  /** Stores the stems of a group again, when another version of the text library made them, and returns them. */
  const stemsAgain = async (_id: Types.ObjectId, personaId: string) => {
    const questions = await changeGroup(rows, { _id, personaId }, (same) => same, { onlyOpen: true, itemAdded })
    return questions ? groupStems(toQuestions(questions)) : noStems
  }
  return {
    open: async (personaId) => {
      const open = { personaId, kind: 'unanswered', state: 'open', oldestAt: { $exists: true } }
      const options = { sort: { at: -1 } as const, limit: mostGroups, projection: { stems: 1, textVersion: 1 } }
      const found = await rows.find(open, options).toArray()
      const groups = new Map<string, GroupStems>()
      for (const { _id, stems = noStems, textVersion: version } of found) {
        const isCurrent = version === textVersion
        groups.set(_id.toHexString(), isCurrent ? stems : await stemsAgain(_id, personaId))
      }
      return groups
    },
    known: async (personaIds, exchangeIds) => {
      const known = {
        personaId: { $in: [...personaIds] },
        'questions.exchangeId': { $in: exchangeIds.map((id) => new Types.ObjectId(id)) },
      }
      const options = { projection: { 'questions.exchangeId': 1 } }
      const found = await rows.find({ ...known, oldestAt: { $exists: true } }, options).toArray()
      return new Set(found.flatMap(({ questions = [] }) => questions.map(({ exchangeId }) => exchangeId.toHexString())))
    },
    add: async (personaId, question) => {
      const now = new Date()
      const row: InboxItemRow = {
        _id: new Types.ObjectId(),
        personaId,
        kind: 'unanswered',
        state: 'open',
        version: 1,
        ...groupFields([toRow(question)], { state: 'open' }, now),
      }
      try {
        await rows.insertOne(row)
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
      return row._id.toHexString()
    },
    put: async (personaId, id, question) => {
      const _id = objectId(id)
      if (!_id) return null
      try {
        const withAdded = (questions: QuestionRows) => withQuestion(toQuestions(questions), question).map(toRow)
        const questions = await changeGroup(rows, { _id, personaId }, withAdded, { onlyOpen: true, itemAdded })
        return questions && groupStems(toQuestions(questions))
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
    },
    removeOlder: async (before) => {
      const old = { oldestAt: { $lt: before } }
      const found = await rows.find(old, { projection: { personaId: 1 }, sort: { oldestAt: 1 }, limit: groupsAtOnce }).toArray()
      for (const { _id, personaId } of found)
        await changeGroup(rows, { _id, personaId }, (questions) => questions.filter(({ at }) => at >= before), { itemAdded })
      return found.length === groupsAtOnce
    },
  }
}

const toRow = ({ exchangeId, conversationId, ...question }: Question) => ({
  ...question,
  exchangeId: new Types.ObjectId(exchangeId),
  conversationId: new Types.ObjectId(conversationId),
})
