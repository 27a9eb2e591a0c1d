/** The origin of the page around the frame, as embed.js writes it behind the #; null when there is none to tell. */
export function originIn(hash: string): string | null {
  const said = new URLSearchParams(hash.replace(/^#/, '')).get('for')
  try {
    const { origin } = new URL(said ?? '')
    return origin === said ? origin : null
  } catch {
    return null
  }
}

/** Tells that page, and no other, when Escape is pressed in here; all that it learns is that the chat may be closed. */
export function wishToClose(hash: string): () => void {
  const origin = originIn(hash)
  if (origin === null || window.parent === window) return () => undefined
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) window.parent.postMessage('rostra:close', origin)
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}
