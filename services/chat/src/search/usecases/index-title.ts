import { titleEntry } from '../domain/search-entry.ts'
import type { EntryPorts } from './add-entries.ts'

/**
 * Makes a conversation found by the title that it has now. Of titles that are given at the same time the stored one stays. Can be repeated.
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
