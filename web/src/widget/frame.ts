import type { FrameMessage, PageMessage } from '../lib/embed/messages.ts'
import type { Kept } from './kept.ts'
import type { Options } from './options.ts'

export interface Frame {
  element: HTMLIFrameElement
  /** Gives the focus to the chat in the frame. */
  focus: () => void
}

export interface FrameListeners {
  onClose: () => void
  onMessage: (from: 'visitor' | 'persona') => void
  /** Called when the chat asks who its visitor is: it hears messages from then on. */
  onHello: () => void
}

const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Creates the frame of the chat. Hears only this frame at its own origin, and speaks to that origin only. */
export function createFrame({ home, persona, mode, theme, label }: Options, kept: Kept, listeners: FrameListeners): Frame {
  const element = document.createElement('iframe')
  const attributes = { title: label, loading: 'lazy', referrerpolicy: 'strict-origin', allow: 'clipboard-write', sandbox }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const query = theme === null ? '' : `?theme=${theme}`
  element.src = `${home}/embed/${encodeURIComponent(persona)}${query}#for=${encodeURIComponent(location.origin)}&mode=${mode}`
  const post = (message: PageMessage) => element.contentWindow?.postMessage(message, home)

  addEventListener('message', ({ source, origin, data }) => {
    if (origin !== home || source === null || source !== element.contentWindow) return
    const message: Partial<FrameMessage> | null = data
    switch (message?.rostra) {
      case 'hello':
        post({ rostra: 'visitor', ...kept.visitor() })
        listeners.onHello()
        break
      case 'keep':
        kept.keep(message)
        break
      case 'message':
        listeners.onMessage(message.from === 'persona' ? 'persona' : 'visitor')
        break
      case 'close':
        listeners.onClose()
    }
  })
  return {
    element,
    focus: () => {
      element.focus()
      post({ rostra: 'focus' })
    },
  }
}
