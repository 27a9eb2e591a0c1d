import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '../../lib/storage.ts'

/** An unsent text, kept in this tab under `key`. `initial` is used when there is none. */
export function useDraft(key: string, initial = '') {
  const [text, setText] = useState(initial)
  /** Whether a person has written the text since it was loaded or sent. */
  const isWritten = useRef(false)
  // Read after hydration, because the server does not know the draft.
  useEffect(() => {
    const stored = readStored(key, 'session')
    if (stored !== null) setText(stored)
  }, [key])
  const save = (next: string) => {
    isWritten.current = true
    setText(next)
    writeStored(key, next === '' ? null : next, 'session')
  }
  /** Empties the field while `text` is on its way. A reload still finds it. */
  const send = () => {
    isWritten.current = false
    setText('')
  }
  /** Shows a text again that did not arrive, unless another one is being written. */
  const unsent = (text: string) => setText((typed) => typed || text)
  /** Removes a text that has arrived, unless another one is being written. */
  const sent = (arrived: string) => {
    setText((typed) => (typed.trim() === arrived ? '' : typed))
    if (readStored(key, 'session')?.trim() === arrived) writeStored(key, null, 'session')
  }
  /** The same for a text that the server has had from an earlier page, unless one is being written: it may be sent again. */
  const found = (arrived: string) => {
    if (!isWritten.current) sent(arrived)
  }
  return { text, save, send, unsent, sent, found }
}
