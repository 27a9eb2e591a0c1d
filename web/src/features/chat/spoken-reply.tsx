import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../../chat/message.ts'
import { nextSentences } from '../../chat/sentences.ts'
import { strings } from '../../strings/strings.ts'

interface Sentence {
  id: number
  text: string
}

/** Says a reply to a screen reader sentence by sentence while it is written, and what went wrong with it. */
export function SpokenReply({ messages }: { messages: ChatMessage[] }) {
  const last = messages.at(-1)
  const spoken = useRef({ key: '', upTo: 0, said: 0 })
  const [sentences, setSentences] = useState<Sentence[]>([])

  useEffect(() => {
    if (!last?.isFromBot) return
    const state = spoken.current
    if (state.key !== last.key) {
      // What was there before is not news.
      if (!last.isStreaming) return
      spoken.current = { ...state, key: last.key, upTo: 0 }
    }
    const next = nextSentences(last.content, spoken.current.upTo, !last.isStreaming)
    const texts = [next.say, last.notice && !last.isStreaming ? strings.chat.notices[last.notice] : ''].filter(Boolean)
    spoken.current = { key: last.isStreaming ? last.key : '', upTo: next.upTo, said: spoken.current.said + texts.length }
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
