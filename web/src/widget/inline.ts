import { createFrame } from './frame.ts'
import { keptValues } from './kept.ts'
import type { Options } from './options.ts'
import type { Registry } from './registry.ts'

/** Shows the chat after the script element, as a part of the page. */
export function addInline(options: Options, registry: Registry, script: Element): void {
  const { persona } = options
  const frame = createFrame(options, keptValues(persona, window), {
    onClose: () => undefined,
    onMessage: (from) => registry.tell('message', { persona, from }),
    onHello: () => undefined,
  })
  // Styles set through the object model are allowed by every content security policy.
  Object.assign(frame.element.style, {
    display: 'block',
    width: '100%',
    height: '600px',
    maxHeight: '90vh',
    border: '0',
    borderRadius: '14px',
  })
  script.after(frame.element)
  registry.widgets.push({
    persona,
    side: null,
    isReady: true,
    isGone: () => !frame.element.isConnected,
    open: frame.focus,
    close: () => undefined,
  })
  registry.tell('ready', { persona })
}
