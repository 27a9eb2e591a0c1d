import { useEffect, useRef, useState } from 'react'
import { answerTrial, type TrialActivity, type TrialAnswer, type TrialMessage, type TrialPersona } from '../../../data/personas/trial.ts'

export interface ShownMessage extends TrialMessage, Pick<TrialAnswer, 'citations' | 'model'> {
  key: number
  stopped: boolean
  /** All passages that the model got; null when unknown. */
  given: TrialAnswer['given'] | null
}

const nothingCited = { citations: [], model: null, given: null }

export type Trial = ReturnType<typeof useTrial>

/**
 * A conversation with the unsaved persona. It exists only in this page, and ends when the page is left. An answer that was being
 * written then is asked for again when the browser shows the page from its back/forward cache.
 */
export function useTrial() {
  const [messages, setMessages] = useState<ShownMessage[]>([])
  /** The text so far of the answer that is being written; null when none is. */
  const [partial, setPartial] = useState<string | null>(null)
  /** What the model does while no text arrives; null while it writes. */
  const [activity, setActivity] = useState<TrialActivity | null>(null)
  /** The id of the model that answers; null until it is known. */
  const [model, setModel] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const running = useRef<AbortController | null>(null)
  const lastKey = useRef(0)

  /** Asks the question again that was being answered when the page was left; null without one. */
  const askAgain = useRef<(() => void) | null>(null)

  useEffect(() => {
    const onLeave = () => {
      running.current?.abort()
      running.current = null
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && askAgain.current?.()
    window.addEventListener('pagehide', onLeave)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      window.removeEventListener('pageshow', onShow)
      running.current?.abort()
    }
  }, [])

  const message = (shown: Omit<ShownMessage, 'key'>): ShownMessage => {
    lastKey.current += 1
    return { key: lastKey.current, ...shown }
  }

  const ask = async (persona: TrialPersona, question: ShownMessage[]) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    askAgain.current = () => void ask(persona, question)
    setMessages(question)
    setFailure(null)
    setPartial('')
    setActivity(null)
    let text = ''
    const onText = (next: string) => {
      text = next
      if (signal.aborted) return
      setPartial(next)
      setActivity(null)
    }
    const onActivity = (now: TrialActivity) => signal.aborted || setActivity(now)
    const onOffline = (offline: boolean) => setModel((known) => (offline ? 'offline' : known))
    const { answer, error } = await answerTrial(persona, question, { signal, onText, onActivity, onOffline }).then(
      // An unsaved new persona has no material.
      ({ given, ...whole }) => ({ answer: { ...whole, given: persona.botId ? given : null }, error: null }),
      (reason: unknown) => ({ answer: { content: text, ...nothingCited }, error: reason }),
    )
    // A stopped answer keeps its text. An answer is dropped after a reset or a new question.
    if (running.current !== controller) return
    running.current = null
    askAgain.current = null
    setPartial(null)
    if (answer.model) setModel(answer.model)
    if (answer.content !== '' || signal.aborted)
      setMessages([...question, message({ ...answer, isFromBot: true, stopped: signal.aborted })])
    if (error && !signal.aborted) setFailure(error)
  }

  return {
    messages,
    partial,
    activity,
    model,
    failure,
    send: (persona: TrialPersona, text: string) =>
      void ask(persona, [...messages, message({ content: text.trim(), isFromBot: false, stopped: false, ...nothingCited })]),
    /** Sends the last question again. */
    retry: (persona: TrialPersona) => {
      const last = messages.findLastIndex(({ isFromBot }) => !isFromBot)
      if (last >= 0) void ask(persona, messages.slice(0, last + 1))
    },
    stop: () => running.current?.abort(),
    reset: () => {
      running.current?.abort()
      running.current = null
      askAgain.current = null
      setMessages([])
      setPartial(null)
      setFailure(null)
    },
  }
}
