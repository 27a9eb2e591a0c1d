import { useEffect, useRef, useState } from 'react'
import { strings } from '../../../../strings/strings.ts'
import type { ChatMessage } from '../../session/message.ts'
import { nextSentences } from './sentences.ts'

interface Sentence {
  id: number
  text: string
}

/** Announces an answer to screen readers sentence by sentence while it streams, and its errors. */
export function SpokenAnswer({ messages }: { messages: ChatMessage[] }) {
  const last = messages.at(-1)
  const spoken = useRef({ key: '', upTo: 0, said: 0, notice: '' })
  const [sentences, setSentences] = useState<Sentence[]>([])

  useEffect(() => {
    if (!last?.isFromBot) return
    const state = spoken.current
    if (state.key !== last.key) {
      // Answers from before the page opened are not announced.
      if (!last.isStreaming) return
      spoken.current = { ...state, key: last.key, upTo: 0, notice: '' }
    }
    const next = nextSentences(last.content, spoken.current.upTo, !last.isStreaming)
    // Announces a recurring problem once per answer.
    const notice = last.notice && last.notice !== spoken.current.notice ? last.notice : null
    const texts = [next.say, notice ? strings.chat.notices[notice] : ''].filter(Boolean)
    spoken.current = {
      key: last.isStreaming ? last.key : '',
      upTo: next.upTo,
      said: spoken.current.said + texts.length,
      notice: notice ?? spoken.current.notice,
    }
    const from = spoken.current.said
    if (texts.length > 0) setSentences((before) => [...before, ...texts.map((text, index) => ({ id: from + index, text }))].slice(-20))
  }, [last])

  return (
    <div aria-live="polite" className="sr-only">
      {sentences.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
