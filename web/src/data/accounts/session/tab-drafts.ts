import { readStored, storedKeys, writeStored } from '../../../lib/storage.ts'

/** The start of the keys of a person's unsent texts in this tab. `userId` is null for a guest. */
const startOf = (userId: string | null) => `rostra.draft.${userId ?? 'guest'}.`

/** Returns the storage key of an unsent text, such as that to a persona. `userId` is null for a guest. */
export const tabDraftKey = (userId: string | null, of: string): string => startOf(userId) + of

/** Removes the unsent texts of a member, who leaves this tab. */
export function removeTabDrafts(userId: string) {
  for (const key of storedKeys(startOf(userId), 'session')) writeStored(key, null, 'session')
}

/** Makes the unsent texts of a guest those of the member who has signed in, except where the member has one. */
export function takeOverGuestDrafts(userId: string) {
  const guest = startOf(null)
  for (const key of storedKeys(guest, 'session')) {
    const own = startOf(userId) + key.slice(guest.length)
    if (readStored(own, 'session') === null) writeStored(own, readStored(key, 'session'), 'session')
    writeStored(key, null, 'session')
  }
}
