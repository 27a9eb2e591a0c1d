import { useEffect, useRef, useState } from 'react'
import type { SuggestedTexts } from '../../../api/schemas.ts'
import { requestSuggestion } from '../../../data/personas/own-personas.ts'

/** The outcome of the last request, for a message; null before the first one and while one runs. */
type Outcome = 'made' | 'stopped' | 'failed' | null

/** Requests suggestions, one at a time. Asking again keeps the earlier suggestion until the next one arrives. */
export function useSuggestion() {
  const [suggestion, setSuggestion] = useState<SuggestedTexts | null>(null)
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [error, setError] = useState<unknown>(null)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const end = (next: Outcome) => {
    running.current = null
    setStartedAt(null)
    setOutcome(next)
  }
  const ask = async (sentences: string) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setStartedAt(Date.now())
    setOutcome(null)
    setError(null)
    try {
      const texts = await requestSuggestion(sentences, controller.signal)
      // A late answer of a stopped request is dropped.
      if (running.current !== controller) return
      setSuggestion(texts)
      end('made')
    } catch (failure) {
      if (running.current !== controller) return
      setError(failure)
      end('failed')
    }
  }
  const stop = () => {
    running.current?.abort()
    end('stopped')
  }
  return { suggestion, startedAt, outcome, error, ask: (sentences: string) => void ask(sentences), stop }
}
