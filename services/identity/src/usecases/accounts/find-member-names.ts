import { usernameKeysOf } from '../../domain/accounts/username-keys.ts'
import type { Ports } from '../../domain/ports.ts'

/** Returns the words that are usernames of members, unchanged. */
export async function findMemberNames({ accounts }: Pick<Ports, 'accounts'>, words: readonly string[]): Promise<string[]> {
  const keys = new Map(words.map((word) => [word, usernameKeysOf(word)]))
  const taken = new Set(await accounts.takenKeys([...new Set([...keys.values()].flat())]))
  return [...keys].filter(([, candidates]) => candidates.some((key) => taken.has(key))).map(([word]) => word)
}
