import { writeStored } from '../../components/stored.ts'

/** What the keys of all persona drafts begin with. */
const prefix = 'rostra.persona-draft.'

/** Whose draft it is, and of which persona; null for a new one. */
export interface DraftOf {
  userId: string
  botId: string | null
}

/** Where a draft is kept. */
export const draftKey = ({ userId, botId }: DraftOf): string => `${prefix}${userId}.${botId ?? 'new'}`

export const forgetDraft = (of: DraftOf) => writeStored(draftKey(of), null)

/** Forgets every draft of this browser: logging out leaves no text behind. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Where storage is blocked there are none.
  }
}
