import type { Ports } from '../domain/ports.ts'

/**
 * Deletes conversations whose exchanges are deleted, and what is stored only with them. The deletion of an account, the end of
 * conversations and the sweep of deleted ones all end here. Can be repeated, also for ids that are gone: what was added in between is
 * deleted by the repetition.
 */
export async function removeConversations(
  { conversations, forgets }: Pick<Ports, 'conversations' | 'forgets'>,
  ids: readonly string[],
): Promise<void> {
  const forget = async () => {
    for (const each of forgets) await each.conversations?.(ids)
  }
  // First: after a crash only the conversations lead to what is stored with them.
  await forget()
  await conversations.remove(ids)
  // What is stored from now on is removed by who stores it, because the conversation is gone.
  await forget()
}
