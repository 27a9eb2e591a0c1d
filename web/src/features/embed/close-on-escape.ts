/** Returns the origin of the parent page, which embed.js puts into the hash; null without a valid one. */
export function parentOrigin(hash: string): string | null {
  const value = new URLSearchParams(hash.replace(/^#/, '')).get('for')
  try {
    const { origin } = new URL(value ?? '')
    return origin === value ? origin : null
  } catch {
    return null
  }
}

/** Posts a close message to the parent page when Escape is pressed in the frame. Returns a function that removes the listener. */
export function closeOnEscape(hash: string): () => void {
  const origin = parentOrigin(hash)
  if (origin === null || window.parent === window) return () => undefined
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) window.parent.postMessage('rostra:close', origin)
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}
