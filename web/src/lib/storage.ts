let prefix = ''
let isOnServer = false

/** The values of an embed, for browsers that block the storage of another website's frames. */
const inMemory = new Map<string, string>()

/**
 * Makes all later reads and writes use prefixed keys of this tab only, so that an embed and the site share nothing. Values stay readable
 * while the page is open when the browser blocks storage.
 */
export function separateStorage(name: string) {
  prefix = `${name}:`
}

const storageOf = (kind: 'local' | 'session') => {
  if (isOnServer) throw new Error('The server has no storage')
  return kind === 'local' && prefix === '' ? localStorage : sessionStorage
}

/**
 * Makes all keys be without a value, and drops what is written. Node may have a storage,
 * which all pages that the server renders would share.
 */
export function doWithoutStorage() {
  isOnServer = true
}

/** Returns the keys that begin with `start`; none when storage is blocked. */
export function storedKeys(start: string, kind: 'local' | 'session'): string[] {
  try {
    const keys = Object.keys(storageOf(kind)).filter((key) => key.startsWith(prefix + start))
    return keys.map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}

/** Reads a value from the browser's storage; null without one, or when storage is blocked. */
export function readStored(key: string, kind: 'local' | 'session' = 'local'): string | null {
  try {
    return inMemory.get(prefix + key) ?? storageOf(kind).getItem(prefix + key)
  } catch {
    return null
  }
}

/** Writes a value, or removes it with null. When storage is blocked, only an embed keeps it. */
export function writeStored(key: string, value: string | null, kind: 'local' | 'session' = 'local') {
  if (value === null) inMemory.delete(prefix + key)
  else if (prefix !== '') inMemory.set(prefix + key, value)
  try {
    if (value === null) storageOf(kind).removeItem(prefix + key)
    else storageOf(kind).setItem(prefix + key, value)
  } catch {
    // Ignored: storage is blocked.
  }
}
