import type { Exchange } from '../../core/domain/exchanges/exchange.ts'
import { type InboxItem, pauseNotice, type ShownItem } from '../domain/inbox-item.ts'
import type { Ports } from '../domain/ports.ts'
import { byRepresentation, compositeQuestion, isShown, type Questions } from '../domain/question-group.ts'

/** How many of a group's best questions are read, in case exchanges are deleted. */
const candidates = 3

/**
 * Returns items as their owner sees them. Texts are read from the exchanges each time. Leaves out items whose exchange is gone or no longer
 * shared, and groups that without hidden conversations have too few people. An item with a pair stays.
 */
export async function showItems(
  { exchanges }: Pick<Ports, 'exchanges'>,
  items: readonly InboxItem[],
  hidden: ReadonlySet<string>,
): Promise<ShownItem[]> {
  const questionsOf = new Map(items.map((item) => [item.id, item.questions.filter(({ conversationId }) => !hidden.has(conversationId))]))
  const wanted = items.flatMap((item) => {
    if (item.kind === 'paused') return []
    if (item.kind === 'reported') return item.exchangeId !== null && !hidden.has(item.conversationId ?? '') ? [item.exchangeId] : []
    const questions = questionsOf.get(item.id) ?? []
    return item.pair ? [] : representatives(questions).map(({ exchangeId }) => exchangeId)
  })
  const found = new Map((await exchanges.byIds([...new Set(wanted)])).map((exchange) => [exchange.id, exchange]))
  return items.flatMap((item) => {
    if (item.kind === 'paused') return [showNotice(item)]
    const shown = item.kind === 'reported' ? showReported(item, found) : showGroup(item, questionsOf.get(item.id) ?? [], found)
    return shown ? [shown] : []
  })
}

/** Returns one item as its owner sees it; null when it is left out. */
export async function showItem(ports: Pick<Ports, 'exchanges' | 'conversations'>, item: InboxItem): Promise<ShownItem | null> {
  const hidden = await ports.conversations.deletedOfPersonas([item.personaId])
  return (await showItems(ports, [item], new Set(hidden)))[0] ?? null
}

const representatives = (questions: Questions) => (isShown(questions) ? byRepresentation(questions).slice(0, candidates) : [])

const showNotice = ({ id, state, at }: InboxItem): ShownItem => {
  return { id, state, at, notice: pauseNotice, question: '', answer: '', rating: null, comment: '', askedBy: 0, sourceId: '' }
}

function showReported(item: InboxItem, found: ReadonlyMap<string, Exchange>): ShownItem | null {
  const exchange = found.get(item.exchangeId ?? '')
  const feedback = exchange?.feedback?.shared ? exchange.feedback : null
  const given = { rating: feedback?.rating ?? null, comment: feedback?.comment ?? '', askedBy: 0 }
  if (item.pair) return { ...ofPair(item, item.pair), ...given }
  if (!exchange || !feedback) return null
  return { ...item, ...given, notice: '', question: exchange.content, answer: exchange.answer, sourceId: '' }
}

function showGroup(item: InboxItem, questions: Questions, found: ReadonlyMap<string, Exchange>): ShownItem | null {
  const none = { rating: null, comment: '' }
  if (item.pair) return { ...ofPair(item, item.pair), ...none, askedBy: item.askedBy || questions.length }
  for (const { exchangeId } of representatives(questions)) {
    const question = compositeQuestion(found.get(exchangeId)?.content ?? '', questions)
    if (question !== '') return { ...item, ...none, notice: '', question, answer: '', askedBy: questions.length, sourceId: '' }
  }
  return null
}

/** Returns the shown fields of an item with a pair. The better answer is shown once it is a source. */
const ofPair = ({ id, state, at }: InboxItem, { question, answer, sourceId }: NonNullable<InboxItem['pair']>) => ({
  id,
  state,
  at,
  notice: '',
  question,
  sourceId,
  answer: state === 'answered' ? answer : '',
})
