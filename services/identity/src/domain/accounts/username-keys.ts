import { uniqueKey } from './account.ts'

/** A username in the form in which it is unique. */
const usernameKey = /^[a-z0-9_-]{3,32}$/

/** Returns the possible usernames of a text of one or more words: for `ada lovelace` ada_lovelace, ada-lovelace and adalovelace. */
export function usernameKeysOf(text: string): string[] {
  const words = uniqueKey(text).trim().split(/\s+/u)
  const joined = words.length === 1 ? words : ['_', '-', ''].map((separator) => words.join(separator))
  return joined.filter((key) => usernameKey.test(key))
}
