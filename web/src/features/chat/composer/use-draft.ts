import { useCallback, useState } from 'react'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { useIsInBrowser } from '../../../lib/use-is-in-browser.ts'

export type Draft = ReturnType<typeof useDraft>

/** The text that is typed but not sent, kept per persona and tab across reloads and signing in. */
export function useDraft(botId: string) {
  const key = `rostra.draft.${botId}`
  const isInBrowser = useIsInBrowser()
  const [text, setText] = useState(() => readStored(key, 'session') ?? '')
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
