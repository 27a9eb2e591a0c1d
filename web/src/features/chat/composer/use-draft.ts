import { useCallback, useState } from 'react'
import { tabDraftKey } from '../../../data/accounts/session/tab-drafts.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { useIsInBrowser } from '../../../lib/use-is-in-browser.ts'

export type Draft = ReturnType<typeof useDraft>

/**
 * The text that is typed but not sent, kept per person, persona and tab across reloads. A guest's
 * becomes the member's at sign-in. `userId` is null for a guest.
 */
export function useDraft(userId: string | null, botId: string) {
  const key = tabDraftKey(userId, `chat.${botId}`)
  const isInBrowser = useIsInBrowser()
  const [text, setText] = useState(() => readStored(key, 'session') ?? '')
  const [shownKey, setShownKey] = useState(key)
  if (shownKey !== key) {
    setShownKey(key)
    setText(readStored(key, 'session') ?? '')
  }
  const save = useCallback(
    (next: string) => {
      setText(next)
      writeStored(key, next || null, 'session')
    },
    [key],
  )
  /** Sets the draft to this text, unless there is another one. */
  const keep = useCallback(
    (unsent: string) => {
      setText((current) => current || unsent)
      if (!readStored(key, 'session')) writeStored(key, unsent, 'session')
    },
    [key],
  )
  /** Removes the draft if it is this text, which was sent in another way. */
  const remove = useCallback(
    (sent: string) => {
      setText((current) => (current === sent ? '' : current))
      if (readStored(key, 'session') === sent) writeStored(key, null, 'session')
    },
    [key],
  )
  // The server knows no draft, and hydration renders what the server did.
  return { text: isInBrowser ? text : '', save, keep, remove }
}
