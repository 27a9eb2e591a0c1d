import type { Ports } from '../../domain/ports.ts'

/**
 * Deletes conversations whose exchanges are deleted, and what is stored only with them. The deletion of an account, the end of conversations and the
 * sweep of deleted ones all end here. Can be repeated, also for ids that are gone: what was added in between is deleted by the repetition.
 */
export async function removeConversations(
  { conversations, searchEntries, inboxItems }: Pick<Ports, 'conversations' | 'searchEntries' | 'inboxItems'>,
  ids: readonly string[],
): Promise<void> {
  // First: after a crash only the conversations lead to what was reported in them.
  await inboxItems.removeOf(ids)
  await conversations.remove(ids)
  // Last: entries and questions that are stored meanwhile are removed by who stores them, because the conversation is gone.
  await searchEntries.removeOf(ids)
  await inboxItems.removeOf(ids)
}
