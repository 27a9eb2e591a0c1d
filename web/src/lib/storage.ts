let prefix = ''

/** Makes all later reads and writes use prefixed keys of this tab only, so that an embed and the site share nothing. */
export function separateStorage(name: string) {
  prefix = `${name}:`
}

const storageOf = (kind: 'local' | 'session') => (kind === 'local' && prefix === '' ? localStorage : sessionStorage)

/** Reads a value from the browser's storage; null without one, or when storage is blocked. */
export function readStored(key: string, kind: 'local' | 'session' = 'local'): string | null {
  try {
    return storageOf(kind).getItem(prefix + key)
  } catch {
    return null
  }
}

/** Writes a value, or removes it with null. Does nothing when storage is blocked. */
export function writeStored(key: string, value: string | null, kind: 'local' | 'session' = 'local') {
  try {
    if (value === null) storageOf(kind).removeItem(prefix + key)
    else storageOf(kind).setItem(prefix + key, value)
  } catch {
    // Ignored: storage is blocked.
  }
}
