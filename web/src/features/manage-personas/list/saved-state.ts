/** History state that the form passes to the list: the saved persona, and whether it is new. */
interface Saved {
  id: string
  isNew: boolean
}

/** Reads the state of a history entry; null for any other state. */
export function readSaved(state: unknown): Saved | null {
  const { saved, isNew } = (state ?? {}) as { saved?: unknown; isNew?: unknown }
  return typeof saved === 'string' ? { id: saved, isNew: isNew === true } : null
}
