import type { Message } from '../../../api/schemas.ts'
import type { ChatSession } from '../session/chat-session.ts'

/** The most pages that are loaded for one message. */
export const maxPages = 50

export interface EarlierPage {
  messages: Message[]
  hasEarlier: boolean
}

interface LoadOptions {
  /** Fetches the messages before one of them. */
  fetchEarlier: (before: string) => Promise<EarlierPage>
  /** Whether the message is still wanted. */
  isWanted: () => boolean
  /** Called directly before the messages change. */
  onReady: () => void
}

/** `answering`: it may be in another version, which cannot be shown while an answer is being written. */
type Loaded = 'shown' | 'not found' | 'answering' | 'not wanted'

/**
 * Loads a message of a conversation: earlier pages until it is there, else its branch. Rejects when a request fails. Loads at most 50 pages
 * of a branch.
 */
export async function loadMessage(session: ChatSession, messageId: string, options: LoadOptions): Promise<Loaded> {
  const inBranch = await loadEarlier(session, messageId, options)
  if (inBranch !== 'not found' || session.getState().hasEarlier) return inBranch
  if (session.getState().busy || session.getState().switching) return 'answering'
  try {
    await session.showBranchOf(messageId, options.onReady)
  } catch (failure) {
    if (isMissing(failure)) return 'not found'
    throw failure
  }
  return loadEarlier(session, messageId, options)
}

const isMissing = (failure: unknown): boolean => failure instanceof Object && 'status' in failure && failure.status === 404

async function loadEarlier(session: ChatSession, messageId: string, { fetchEarlier, isWanted, onReady }: LoadOptions): Promise<Loaded> {
  const isShown = () => session.getState().messages.some(({ id }) => id === messageId)
  for (let page = 0; page < maxPages && !isShown(); page++) {
    const { messages, hasEarlier } = session.getState()
    const [first] = messages
    if (!hasEarlier || !first) break
    const earlier = await fetchEarlier(first.id)
    if (!isWanted()) return 'not wanted'
    onReady()
    session.prepend(earlier.messages, earlier.hasEarlier)
  }
  return isShown() ? 'shown' : 'not found'
}
