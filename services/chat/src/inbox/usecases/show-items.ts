import type { Exchange } from '../../core/domain/exchanges/exchange.ts'
import { type InboxItem, pauseNotice, type ShownItem } from '../domain/inbox-item.ts'
import type { Ports } from '../domain/ports.ts'
import { byRepresentation, compositeQuestion, type Questions, type SharedWords, sharedIn } from '../domain/question-group.ts'

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
  const groups = items.map((item) => groupOf(item, hidden))
  const wanted = groups.flatMap(({ item, best }) => {
    if (item.kind === 'paused') return []
    if (item.kind === 'reported') return item.exchangeId !== null && !hidden.has(item.conversationId ?? '') ? [item.exchangeId] : []
    return best.map(({ exchangeId }) => exchangeId)
  })
  const found = new Map((await exchanges.byIds([...new Set(wanted)])).map((exchange) => [exchange.id, exchange]))
  return groups.flatMap((group) => {
    if (group.item.kind === 'paused') return [showNotice(group.item)]
    const shown = group.item.kind === 'reported' ? showReported(group.item, found) : showGroup(group, found)
    return shown ? [shown] : []
  })
}

/** Returns one item as its owner sees it; null when it is left out. */
export async function showItem(ports: Pick<Ports, 'exchanges' | 'conversations'>, item: InboxItem): Promise<ShownItem | null> {
  const hidden = await ports.conversations.deletedOfPersonas([item.personaId])
  return (await showItems(ports, [item], new Set(hidden)))[0] ?? null
}

/** An item with what its questions share, without those of hidden conversations. */
interface Group {
  item: InboxItem
  people: number
  shared: SharedWords
  /** Those that represent it best; empty for a group that is not shown, and for an item with a pair. */
  best: Questions
}

function groupOf(item: InboxItem, hidden: ReadonlySet<string>): Group {
  const seen = item.questions.filter(({ conversationId }) => !hidden.has(conversationId))
  const shared = sharedIn(item.pair ? [] : seen)
  const isShown = shared.subjects.size > 0
  return { item, people: seen.length, shared, best: isShown ? byRepresentation(seen, shared).slice(0, candidates) : [] }
}

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

function showGroup({ item, people, shared, best }: Group, found: ReadonlyMap<string, Exchange>): ShownItem | null {
  const none = { rating: null, comment: '' }
  if (item.pair) return { ...ofPair(item, item.pair), ...none, askedBy: item.askedBy || people }
  for (const { exchangeId } of best) {
    const question = compositeQuestion(found.get(exchangeId)?.content ?? '', shared)
    if (question !== '') return { ...item, ...none, notice: '', question, answer: '', askedBy: people, sourceId: '' }
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
