import { useCallback, useEffect, useRef, useState } from 'react'
import { useEmptying } from '../../../../components/announcement/announcement.tsx'
import type { ChatMessage } from '../../session/message.ts'
import { statusText } from '../status/status-text.ts'
import { nextSentences } from './sentences.ts'

interface Sentence {
  id: number
  text: string
}

/** Announces an answer to screen readers sentence by sentence while it streams, what its model does, its errors, and why it ended. */
export function SpokenAnswer({ messages }: { messages: ChatMessage[] }) {
  const last = messages.at(-1)
  const spoken = useRef({ key: '', upTo: 0, said: 0, status: '' })
  const [sentences, setSentences] = useState<Sentence[]>([])
  const empty = useCallback(() => setSentences([]), [])

  useEffect(() => {
    if (!last?.isFromBot) return
    const state = spoken.current
    if (state.key !== last.key) {
      // Answers from before the page opened are not announced.
      if (!last.isStreaming) return
      // One that goes on has text that was announced before.
      spoken.current = { ...state, key: last.key, upTo: last.content.length, status: '' }
    }
    const next = nextSentences(last.content, spoken.current.upTo, !last.isStreaming)
    // Announces a status once, not every second.
    const status = statusText(last)
    const texts = [next.say, status === spoken.current.status ? '' : status].filter(Boolean)
    spoken.current = {
      key: last.isStreaming ? last.key : '',
      upTo: next.upTo,
      said: spoken.current.said + texts.length,
      status: status || spoken.current.status,
    }
    const from = spoken.current.said
    if (texts.length > 0) setSentences((before) => [...before, ...texts.map((text, index) => ({ id: from + index, text }))].slice(-20))
  }, [last])

  useEmptying(sentences.length > 0 && sentences, empty)

  return (
    <div aria-live="polite" className="sr-only select-none">
      {sentences.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
