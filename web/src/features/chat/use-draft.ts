import { useCallback, useState } from 'react'
import { readStored, writeStored } from '../../components/stored.ts'

export type Draft = ReturnType<typeof useDraft>

/** What is typed but not sent; it outlives a reload and signing in, per persona and tab. */
export function useDraft(botId: string) {
  const key = `rostra.draft.${botId}`
  const [text, setText] = useState(() => readStored(key, 'session') ?? '')
  const keep = useCallback(
    (next: string) => {
      setText(next)
      writeStored(key, next || null, 'session')
    },
    [key],
  )
  /** Forgets these words, which are sent in another way; what else stands there stays. */
  const drop = useCallback(
    (words: string) => {
      setText((current) => (current === words ? '' : current))
      if (readStored(key, 'session') === words) writeStored(key, null, 'session')
    },
    [key],
  )
  return { text, keep, drop }
}
