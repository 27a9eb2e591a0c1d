import { useEffect, useRef, useState } from 'react'
import { rehearse, type TrialLine, type TrialPersona } from './rehearse.ts'

export interface ShownLine extends TrialLine {
  key: number
  stopped: boolean
}

export type Rehearsal = ReturnType<typeof useRehearsal>

/** A talk with the unsaved persona. It lives in this page only; leaving the page ends it. */
export function useRehearsal() {
  const [lines, setLines] = useState<ShownLine[]>([])
  /** The reply that is coming in; null when none is. */
  const [coming, setComing] = useState<string | null>(null)
  const [offline, setOffline] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const running = useRef<AbortController | null>(null)
  const lastKey = useRef(0)

  useEffect(() => () => running.current?.abort(), [])

  const line = (content: string, isFromBot: boolean, stopped = false): ShownLine => {
    lastKey.current += 1
    return { key: lastKey.current, content, isFromBot, stopped }
  }

  const ask = async (persona: TrialPersona, asked: ShownLine[]) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setLines(asked)
    setFailure(null)
    setComing('')
    let text = ''
    const onText = (next: string) => {
      text = next
      if (!signal.aborted) setComing(next)
    }
    const outcome = await rehearse(persona, asked, { signal, onText, onOffline: setOffline }).then(
      (whole) => ({ whole, error: null }),
      (error: unknown) => ({ whole: text, error }),
    )
    // Stopped by hand: what had come stays. Started over: another one runs, or none.
    if (running.current !== controller) return
    running.current = null
    setComing(null)
    if (outcome.whole !== '' || signal.aborted) setLines([...asked, line(outcome.whole, true, signal.aborted)])
    if (outcome.error && !signal.aborted) setFailure(outcome.error)
  }

  return {
    lines,
    coming,
    offline,
    failure,
    send: (persona: TrialPersona, text: string) => void ask(persona, [...lines, line(text.trim(), false)]),
    /** Asks the last question again. */
    retry: (persona: TrialPersona) => {
      const last = lines.findLastIndex(({ isFromBot }) => !isFromBot)
      if (last >= 0) void ask(persona, lines.slice(0, last + 1))
    },
    stop: () => running.current?.abort(),
    reset: () => {
      running.current?.abort()
      running.current = null
      setLines([])
      setComing(null)
      setFailure(null)
    },
  }
}
