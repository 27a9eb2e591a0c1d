import { useEffect, useRef, useState } from 'react'
import { answerTrial, type TrialMessage, type TrialPersona } from '../../../data/personas/trial.ts'

export interface ShownMessage extends TrialMessage {
  key: number
  stopped: boolean
}

export type Trial = ReturnType<typeof useTrial>

/** A conversation with the unsaved persona. It is kept in this page only, and leaving the page ends it. */
export function useTrial() {
  const [messages, setMessages] = useState<ShownMessage[]>([])
  /** The text so far of the answer that is being written; null when none is. */
  const [partial, setPartial] = useState<string | null>(null)
  const [offline, setOffline] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const running = useRef<AbortController | null>(null)
  const lastKey = useRef(0)

  useEffect(() => () => running.current?.abort(), [])

  const message = (content: string, isFromBot: boolean, stopped = false): ShownMessage => {
    lastKey.current += 1
    return { key: lastKey.current, content, isFromBot, stopped }
  }

  const ask = async (persona: TrialPersona, question: ShownMessage[]) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setMessages(question)
    setFailure(null)
    setPartial('')
    let text = ''
    const onText = (next: string) => {
      text = next
      if (!signal.aborted) setPartial(next)
    }
    const { answer, error } = await answerTrial(persona, question, { signal, onText, onOffline: setOffline }).then(
      (whole) => ({ answer: whole, error: null }),
      (reason: unknown) => ({ answer: text, error: reason }),
    )
    // A stopped answer keeps its text. After a reset or a new question this answer is dropped.
    if (running.current !== controller) return
    running.current = null
    setPartial(null)
    if (answer !== '' || signal.aborted) setMessages([...question, message(answer, true, signal.aborted)])
    if (error && !signal.aborted) setFailure(error)
  }

  return {
    messages,
    partial,
    offline,
    failure,
    send: (persona: TrialPersona, text: string) => void ask(persona, [...messages, message(text.trim(), false)]),
    /** Sends the last question again. */
    retry: (persona: TrialPersona) => {
      const last = messages.findLastIndex(({ isFromBot }) => !isFromBot)
      if (last >= 0) void ask(persona, messages.slice(0, last + 1))
    },
    stop: () => running.current?.abort(),
    reset: () => {
      running.current?.abort()
      running.current = null
      setMessages([])
      setPartial(null)
      setFailure(null)
    },
  }
}
