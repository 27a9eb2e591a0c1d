import { widgetWords } from '../strings/personas/widget-words.ts'
import { createFrame, type Frame } from './frame.ts'
import { keptValues } from './kept.ts'
import { createSheet } from './look.ts'
import type { Options } from './options.ts'
import type { Registry, Widget } from './registry.ts'

/** Adds the round button that opens the chat, once the page has a body. */
export function addBubble(options: Options, registry: Registry): void {
  const { persona, side } = options
  let opensWhenReady = false
  const widget: Widget = {
    persona,
    side,
    isReady: false,
    isGone: () => false,
    open: () => {
      opensWhenReady = true
    },
    close: () => {
      opensWhenReady = false
    },
  }
  const index = registry.widgets.filter((other) => other.side === side).length
  registry.widgets.push(widget)
  const begin = () => {
    const show = mountBubble(widget, options, { registry, index })
    widget.isReady = true
    registry.tell('ready', { persona })
    if (opensWhenReady) show(true)
  }
  if (document.body) begin()
  else addEventListener('DOMContentLoaded', begin)
}

/** Adds the elements, and makes the widget use them. The frame is loaded when it first opens. Returns what opens it. */
function mountBubble(widget: Widget, options: Options, { registry, index }: { registry: Registry; index: number }) {
  const { persona, label, language, isRightToLeft } = options
  const kept = keptValues(persona, window)
  const host = document.createElement('div')
  host.dataset.rostra = persona
  host.lang = language
  host.dir = isRightToLeft ? 'rtl' : 'ltr'
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [createSheet(options, index)]
  const toggle = makeButton('toggle', label)
  toggle.append(drawing('speech', 'M4 5h16v11H10l-5 4v-4H4z'), drawing('cross', crossPath))
  let frame: Frame | undefined
  let isOpen = false
  /** Whether the chat gets the focus once it is there. */
  let isFocusDue = false

  const setOpen = (open: boolean) => {
    isOpen = open
    toggle.setAttribute('aria-expanded', String(open))
    if (frame) frame.element.hidden = !open
  }
  const openFrame = (): Frame => {
    const opened = createFrame(options, kept, {
      onClose: () => hide(),
      onMessage: (from) => registry.tell('message', { persona, from }),
      onHello: () => {
        opened.element.className = 'live'
        if (isFocusDue && document.activeElement === host) opened.focus()
      },
    })
    toggle.before(opened.element)
    return opened
  }
  const show = (withFocus: boolean) => {
    if (isOpen) return
    for (const other of registry.widgets) if (other !== widget) other.close()
    greeting?.remove()
    isFocusDue = withFocus
    frame ??= openFrame()
    setOpen(true)
    kept.keepState('open')
    if (withFocus) frame.focus()
    registry.tell('open', { persona })
  }
  const hide = () => {
    if (!isOpen) return
    const hadFocus = document.activeElement === host
    setOpen(false)
    kept.keepState('closed')
    if (hadFocus) toggle.focus()
    registry.tell('close', { persona })
  }
  const greeting = makeGreeting(options, kept.lastState() === null, {
    onOpen: () => show(true),
    onDismiss: () => {
      kept.keepState('closed')
      toggle.focus()
    },
  })

  if (greeting) root.append(greeting)
  root.append(toggle)
  setOpen(false)
  toggle.addEventListener('click', () => (isOpen ? hide() : show(true)))
  document.addEventListener('keydown', ({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && hide())
  document.body.append(host)
  widget.isGone = () => !host.isConnected
  widget.open = () => show(true)
  widget.close = hide
  if (startsOpen(kept.lastState(), options)) show(false)
  return show
}

/** Whether the chat opens with the page. Never on a phone, where it would cover the page. */
const startsOpen = (lastState: 'open' | 'closed' | null, { opensAtLoad }: Options): boolean =>
  (lastState === 'open' || (lastState === null && opensAtLoad)) && !matchMedia('(max-width:480px)').matches

interface GreetingListeners {
  onOpen: () => void
  onDismiss: () => void
}

function makeGreeting({ greeting, language }: Options, isNew: boolean, { onOpen, onDismiss }: GreetingListeners): HTMLElement | null {
  if (!greeting || !isNew) return null
  const box = document.createElement('div')
  box.className = 'greeting'
  const say = makeButton('say')
  say.textContent = greeting
  say.dir = 'auto'
  say.addEventListener('click', onOpen)
  const dismiss = makeButton('dismiss', widgetWords[language].dismiss)
  dismiss.append(drawing('', crossPath))
  dismiss.addEventListener('click', () => {
    box.remove()
    onDismiss()
  })
  box.append(say, dismiss)
  return box
}

const crossPath = 'M6 6l12 12M18 6L6 18'

function makeButton(className: string, label?: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  if (label) button.setAttribute('aria-label', label)
  return button
}

function drawing(className: string, path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', className)
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
