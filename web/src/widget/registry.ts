/** An event of a widget. `message` says who wrote, never what. */
export interface WidgetEvent {
  persona: string
  from?: 'visitor' | 'persona'
}

export type EventName = 'ready' | 'open' | 'close' | 'message'
type Listener = (event: WidgetEvent) => void

/** What a page calls as `Rostra`. Without a slug, `open` and `close` mean the first widget of the page. */
interface RostraApi {
  open: (persona?: string) => void
  close: (persona?: string) => void
  /** Calls `listener` at each event; at `ready` also for widgets that are there already. Returns a function that ends it. */
  on: (name: EventName, listener: Listener) => () => void
}

export interface Widget {
  persona: string
  /** The side of its button; null without one. */
  side: 'left' | 'right' | null
  isReady: boolean
  /** Whether the page has removed it, as one that replaces its body does. */
  isGone: () => boolean
  open: () => void
  close: () => void
}

/** The widgets of a page. Copies of the script, one for each persona, share one registry. */
export interface Registry {
  widgets: Widget[]
  tell: (name: EventName, event: WidgetEvent) => void
}

const key = Symbol.for('rostra.widgets')

type Page = Window & { [key]?: Registry; Rostra?: RostraApi }

/** Returns the registry of a page. The first call creates it, and `Rostra` unless the page has something else of this name. */
export function registryOf(page: Page): Registry {
  const existing = page[key]
  if (existing) return existing
  const listeners: Record<string, Set<Listener>> = {}
  const registry: Registry = {
    widgets: [],
    tell: (name, event) => {
      for (const listener of [...(listeners[name] ?? [])]) callLater(listener, event)
    },
  }
  page[key] = registry
  const find = (persona?: string) => registry.widgets.find((widget) => persona === undefined || widget.persona === persona)
  page.Rostra ??= {
    open: (persona) => find(persona)?.open(),
    close: (persona) => find(persona)?.close(),
    on: (name, listener) => {
      listeners[name] ??= new Set()
      listeners[name].add(listener)
      if (name === 'ready') for (const { persona, isReady } of registry.widgets) if (isReady) callLater(listener, { persona })
      return () => void listeners[name]?.delete(listener)
    },
  }
  return registry
}

/** An error of the page's listener does not break the widget. */
const callLater = (listener: Listener, event: WidgetEvent) => queueMicrotask(() => listener(event))
