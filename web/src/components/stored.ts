const storageOf = (kind: 'local' | 'session') => (kind === 'local' ? localStorage : sessionStorage)

/** Reads from the browser's storage; null when there is nothing, or storage is blocked. */
export function readStored(key: string, kind: 'local' | 'session' = 'local'): string | null {
  try {
    return storageOf(kind).getItem(key)
  } catch {
    return null
  }
}

/** Writes, or with null removes; without effect where storage is blocked. */
export function writeStored(key: string, value: string | null, kind: 'local' | 'session' = 'local') {
  try {
    if (value === null) storageOf(kind).removeItem(key)
    else storageOf(kind).setItem(key, value)
  } catch {
    // Nothing is remembered then.
  }
}
