import type { Ports } from '../domain/ports.ts'

/**
 * Deletes conversations whose exchanges are deleted, and what is stored only with them. It is the last step of every deletion. Can be
 * repeated, also for conversations that are gone: a repeated call deletes what was added meanwhile.
 */
export async function removeConversations(
  { conversations, forgets }: Pick<Ports, 'conversations' | 'forgets'>,
  ids: readonly string[],
): Promise<void> {
  const forget = async () => {
    for (const each of forgets) await each.conversations?.(ids)
  }
  // First: after a crash, only the conversations lead to what is stored with them.
  await forget()
  await conversations.remove(ids)
  // A writer that stores something from now on finds the conversation gone, and removes it itself.
  await forget()
}
