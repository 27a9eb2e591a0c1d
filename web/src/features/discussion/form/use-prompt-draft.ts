import { useState } from 'react'
import { readStored, writeStored } from '../../../lib/storage.ts'

/** The unsent question of a member, kept in this tab. `initial` is used when there is none. */
export function usePromptDraft(userId: string, initial: string) {
  const key = `rostra.discussion-draft.${userId}`
  const [text, setText] = useState(() => readStored(key, 'session') ?? initial)
  const save = (next: string) => {
    setText(next)
    writeStored(key, next === '' ? null : next, 'session')
  }
  return { text, save }
}
