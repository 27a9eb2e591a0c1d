let apart = ''

/** From here on everything is kept under names of its own, for this tab only: what an embed keeps never meets what the site keeps. */
export function keepApart(name: string) {
  apart = `${name}:`
}

const storageOf = (kind: 'local' | 'session') => (kind === 'local' && apart === '' ? localStorage : sessionStorage)

/** Reads from the browser's storage; null when there is nothing, or storage is blocked. */
export function readStored(key: string, kind: 'local' | 'session' = 'local'): string | null {
  try {
    return storageOf(kind).getItem(apart + key)
  } catch {
    return null
  }
}

/** Writes, or with null removes; without effect where storage is blocked. */
export function writeStored(key: string, value: string | null, kind: 'local' | 'session' = 'local') {
  try {
    if (value === null) storageOf(kind).removeItem(apart + key)
    else storageOf(kind).setItem(apart + key, value)
  } catch {
    // Nothing is remembered then.
  }
}
