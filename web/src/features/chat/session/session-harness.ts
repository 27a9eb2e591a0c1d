import type { Message } from '../../../api/schemas.ts'
import { createChatSession } from './chat-session.ts'
import type { SessionStart } from './chat-state.ts'
import { fakeClock, fakeTransport } from './fake-transport.ts'

export const greeting: Message = {
  id: 'm0',
  conversationId: 'c1',
  content: 'Welcome',
  isFromBot: true,
  createdAt: '2025-04-15T10:00:00Z',
  status: 'complete',
  siblings: { index: 1, count: 1, previousId: null, nextId: null },
  feedback: null,
  citations: [],
  model: null,
  free: false,
  openers: [],
  end: null,
}

/** Returns a stored message of the person, or an answer. */
export const question = (id: string, content: string, siblings = greeting.siblings): Message => ({
  ...greeting,
  id,
  content,
  siblings,
  isFromBot: false,
})
export const answer = (id: string, content: string, siblings = greeting.siblings): Message => ({
  ...greeting,
  id,
  content,
  siblings,
  end: 'finished',
})

/** Starts a session with a fake transport and clock. `price`: the price on the screen. */
export function beginSession(start: Partial<SessionStart> = {}, price: () => number | null = () => null) {
  const time = fakeClock()
  const net = fakeTransport()
  let ids = 0
  let settled = 0
  const ports = {
    transport: net.transport,
    clock: time.clock,
    random: () => 0,
    newId: () => `n${++ids}`,
    shownPrice: price,
    onReport: () => undefined,
    onSettled: () => {
      settled += 1
    },
  }
  const defaults = { conversationId: 'c1', messages: [greeting], hasEarlier: false, runningGenerationId: null, continuedMessageId: null }
  const session = createChatSession(ports, { ...defaults, ...start })
  const texts = () => session.getState().messages.map(({ content }) => content)
  /** The key of the message with this text. */
  const keyOf = (text: string) => session.getState().messages.find(({ content }) => content === text)?.key ?? ''
  const message = (text: string) => session.getState().messages.find(({ content }) => content === text)
  return { session, net, time, texts, keyOf, message, settled: () => settled }
}
