/** What the form tells the list as it goes there: which persona was saved, and whether it is new. */
interface Saved {
  id: string
  isNew: boolean
}

/** Reads the state of a history entry, which may be anybody's. */
export function readSaved(state: unknown): Saved | null {
  const { saved, isNew } = (state ?? {}) as { saved?: unknown; isNew?: unknown }
  return typeof saved === 'string' ? { id: saved, isNew: isNew === true } : null
}
