import { newId } from '../../lib/new-id.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { tabDraftKey } from '../accounts/session/tab-drafts.ts'

const keyOf = (userId: string) => tabDraftKey(userId, 'discussion-attempt')

/** Returns the request id of a question: that of the last attempt in this tab if it had the same question, or else a new one. */
export function requestIdOf(userId: string, prompt: string, followsUp: string | null): string {
  const question = `${followsUp} ${prompt}`
  const [, lastId, lastQuestion] = /^(\S+) (.*)$/s.exec(readStored(keyOf(userId), 'session') ?? '') ?? []
  if (lastId && lastQuestion === question) return lastId
  const requestId = newId()
  writeStored(keyOf(userId), `${requestId} ${question}`, 'session')
  return requestId
}

/** Makes the next attempt at any question start another discussion. */
export const forgetAttempt = (userId: string) => writeStored(keyOf(userId), null, 'session')
