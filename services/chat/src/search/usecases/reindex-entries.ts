import { runBatches, type Turn } from '@rostra/kit/async/run-batches'
import type { Ports } from '../domain/ports.ts'
import { exchangeEntry, titleEntry } from '../domain/search-entry.ts'

type Needed = Pick<Ports, 'conversations' | 'exchanges' | 'searchEntries'>

const entriesAtOnce = 100

/**
 * Stores the words of entries again that an earlier version of the text library made. Searches use the old words meanwhile. Can be
 * repeated, and run on several replicas.
 */
export async function reindexEntries(ports: Needed, turn: Turn): Promise<void> {
  await runBatches([() => reindexSome(ports)], turn)
}

/** Rebuilds some entries and returns whether more may be left. */
async function reindexSome({ conversations, exchanges, searchEntries }: Needed): Promise<boolean> {
  const outdated = await searchEntries.outdated(entriesAtOnce)
  if (outdated.length === 0) return false
  const isTitle = ({ id, conversationId }: { id: string; conversationId: string }) => id === conversationId
  const found = await conversations.byIds([...new Set(outdated.map(({ conversationId }) => conversationId))])
  const exchangeIds = outdated.filter((entry) => !isTitle(entry)).map(({ id }) => id)
  const exchangesById = new Map((await exchanges.byIds(exchangeIds)).map((exchange) => [exchange.id, exchange]))
  const entries = outdated.flatMap((entry) => {
    const conversation = found.get(entry.conversationId)
    if (!conversation) return []
    if (isTitle(entry)) return titleEntry(conversation)
    const exchange = exchangesById.get(entry.id)
    return exchange ? exchangeEntry(conversation, exchange) : []
  })
  await searchEntries.putWords(entries)
  const kept = new Set(entries.map(({ id }) => id))
  // The conversations of the others are deleted.
  await searchEntries.remove(outdated.map(({ id }) => id).filter((id) => !kept.has(id)))
  return outdated.length === entriesAtOnce
}
