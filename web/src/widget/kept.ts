/** What a page keeps of a visitor between visits. */
export interface KeptVisitor {
  token?: string | undefined
  conversation?: string | undefined
}

/** Whether the visitor has opened or closed the widget in this tab; null for neither. */
export type LastState = 'open' | 'closed' | null

/** The values of one persona in the page's own storage. Without storage, they last as long as the page. */
export interface Kept {
  visitor: () => KeptVisitor
  keep: (changes: KeptVisitor) => void
  lastState: () => LastState
  keepState: (state: 'open' | 'closed') => void
}

export function keptValues(persona: string, page: Pick<Window, 'localStorage' | 'sessionStorage'>): Kept {
  const visitorKey = `rostra.visitor.${persona}`
  const stateKey = `rostra.widget.${persona}`
  let visitor: KeptVisitor = readVisitor(attempt(() => page.localStorage.getItem(visitorKey)))
  return {
    visitor: () => visitor,
    keep: ({ token = visitor.token, conversation = visitor.conversation }) => {
      visitor = { token, conversation }
      attempt(() => page.localStorage.setItem(visitorKey, JSON.stringify(visitor)))
    },
    lastState: () => {
      const state = attempt(() => page.sessionStorage.getItem(stateKey))
      return state === 'open' || state === 'closed' ? state : null
    },
    keepState: (state) => {
      attempt(() => page.sessionStorage.setItem(stateKey, state))
    },
  }
}

function readVisitor(text: string | null | undefined): KeptVisitor {
  const { token, conversation } = Object(attempt(() => JSON.parse(text ?? '')))
  return { token: textOf(token), conversation: textOf(conversation) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Returns undefined when storage is blocked or full, or a value is broken. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
