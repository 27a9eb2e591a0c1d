import type { FrameMessage } from '../../lib/embed/messages.ts'

/** A visitor of another website, as that website's page knows it. */
interface Visitor {
  /** The origin of the page, as the browser has reported it. */
  origin: string
  /** Empty for a new visitor. */
  token: string
  /** The conversation that was open last; empty without one. */
  conversation: string
}

/** The page of another website that frames this one by embed.js. */
export interface HostPage {
  /** Whether the page has a button that opens and closes the frame. */
  hasButton: boolean
  /** The visitor; null when the page does not answer within 3 s. */
  visitor: Promise<Visitor | null>
  post: (message: FrameMessage) => void
  /** Calls `listener` when the page gives the focus to the frame, also when it did so before. Returns a function that ends it. */
  onFocus: (listener: () => void) => () => void
}

const answerMs = 3_000

/** Returns the origin of the parent page, which embed.js puts into the hash; null without a valid one. */
export function parentOrigin(hash: string): string | null {
  const value = parametersOf(hash).get('for')
  try {
    const { origin } = new URL(value ?? '')
    return origin === value ? origin : null
  } catch {
    return null
  }
}

const parametersOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, ''))

/**
 * Asks the page around this one for its visitor. Sends to the origin in the hash only, and hears only the parent window while the browser
 * reports that origin. Returns null without such a page.
 */
export function connectToHostPage(hash: string, page: Window = window): HostPage | null {
  const origin = parentOrigin(hash)
  const mode = parametersOf(hash).get('mode')
  const { parent } = page
  if (origin === null || mode === null || parent === page) return null
  const post = (message: FrameMessage) => parent.postMessage(message, origin)
  const hear = (listener: (message: Record<string, unknown>) => void) =>
    page.addEventListener('message', (event) => {
      if (event.source === parent && event.origin === origin) listener(Object(event.data))
    })

  const visitor = new Promise<Visitor | null>((resolve) => {
    hear(({ rostra, token, conversation }) => {
      if (rostra === 'visitor') resolve({ origin, token: textOf(token), conversation: textOf(conversation) })
    })
    page.setTimeout(() => resolve(null), answerMs)
  })
  const focusListeners = new Set<() => void>()
  let isFocusDue = false
  hear(({ rostra }) => {
    if (rostra !== 'focus') return
    isFocusDue = focusListeners.size === 0
    for (const listener of focusListeners) listener()
  })
  post({ rostra: 'hello' })

  return {
    hasButton: mode === 'bubble',
    visitor,
    post,
    onFocus: (listener) => {
      focusListeners.add(listener)
      if (isFocusDue) listener()
      isFocusDue = false
      return () => void focusListeners.delete(listener)
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Asks the page to close the frame when Escape is pressed in it. Returns a function that removes the listener. */
export function closeOnEscape(host: HostPage | null): () => void {
  if (!host?.hasButton) return () => undefined
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) host.post({ rostra: 'close' })
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}

/** Focuses the composer, or on touch devices, where that would open the keyboard, the page. */
export function focusChat() {
  const composer = window.matchMedia('(pointer: fine)').matches ? document.querySelector<HTMLElement>('#main textarea') : null
  const target = composer ?? document.getElementById('main')
  target?.focus()
}
