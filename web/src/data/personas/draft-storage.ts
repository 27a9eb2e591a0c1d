import { readStored, writeStored } from '../../lib/storage.ts'

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

/** Removes every draft of this browser, on logging out. */
export function removeAllDrafts() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Ignored: storage is blocked, so there are no drafts.
  }
}
