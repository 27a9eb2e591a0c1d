import { readStored, storedKeys, writeStored } from '../../lib/storage.ts'

/** Prefix of the storage keys of all drafts of personas. */
const prefix = 'rostra.persona-draft.'

/** The account that writes the draft, and the persona that it edits; null for a new persona. */
export interface DraftKey {
  userId: string
  botId: string | null
}

const storageKey = ({ userId, botId }: DraftKey): string => `${prefix}${userId}.${botId ?? 'new'}`

export const readDraftText = (key: DraftKey) => readStored(storageKey(key))
export const writeDraftText = (key: DraftKey, text: string) => writeStored(storageKey(key), text)
export const removeDraft = (key: DraftKey) => writeStored(storageKey(key), null)

/** Removes the drafts of a member, or with null all of this browser. */
export function removeDrafts(userId: string | null) {
  const start = userId === null ? prefix : `${prefix}${userId}.`
  for (const key of storedKeys(start, 'local')) writeStored(key, null)
}
