import { titleEntry } from '../domain/search-entry.ts'
import type { EntryPorts } from './add-entries.ts'

/**
 * Stores the entry of a conversation's current title. Repeats until the title did not change meanwhile, so that concurrent calls end with
 * the stored one.
 */
export async function indexTitle({ conversations, searchEntries }: EntryPorts, conversationId: string): Promise<void> {
  let written: string | undefined
  while (true) {
    const conversation = (await conversations.byIds([conversationId])).get(conversationId)
    if (!conversation) return searchEntries.removeOf([conversationId])
    const key = JSON.stringify([conversation.title, conversation.person])
    if (key === written) return
    await searchEntries.putTitles([titleEntry(conversation)])
    written = key
  }
}
