import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatState } from './session/chat-state.ts'

/** Called for each message that was sent, and for each answer that ended with text. */
export type MessageListener = (from: 'visitor' | 'persona') => void

/** Tells a listener about the messages of an open conversation. */
export function useMessageListener({ accepted, busy, messages }: ChatState, listener: MessageListener | undefined) {
  const tell = useEffectEvent((from: 'visitor' | 'persona') => listener?.(from))
  const acceptedBefore = useRef(accepted)
  useEffect(() => {
    if (accepted > acceptedBefore.current) tell('visitor')
    acceptedBefore.current = accepted
  }, [accepted])

  const last = messages.at(-1)
  const isAnswered = !busy && last?.isFromBot === true && last.content !== ''
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && isAnswered) tell('persona')
    wasBusy.current = busy
  }, [busy, isAnswered])
}
