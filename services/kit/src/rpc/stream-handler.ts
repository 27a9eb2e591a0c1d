import { status } from '@grpc/grpc-js'
import { answerMs, boundAnswer, firstMessageMs } from './answer-bound.ts'
import { type HandlerFrame, type OutgoingCall, observe, type Refusal, text } from './handler-frame.ts'
import { metadataKeys } from './metadata.ts'
import type { Emit, Rpc } from './method.ts'
import { writer } from './writer.ts'

/** Handles a call that is answered with a stream. */
export type StreamHandler = (outgoing: OutgoingCall) => void

/**
 * Runs a method that answers with a stream. Refuses a stream without a first message with TOO_SLOW after 5 s, or 500 ms before its
 * deadline, and aborts its signal. After the first message only the deadline limits it.
 */
export function streamHandler<Ports, Caller>(
  rpc: Rpc<Ports, Caller>,
  { ports, enter, leave, contextOf, failed }: HandlerFrame<Ports, Caller>,
): StreamHandler {
  // Uses promise chains: an async function would keep its variables, including tokens, in memory while the stream is open.
  return (outgoing) => {
    const { request, metadata } = outgoing
    const observed = observe(rpc, metadata)
    const requestId = text(metadata, metadataKeys.requestId)
    const overload = enter()
    if (overload) {
      outgoing.emit('error', overload)
      return observed.end(status.UNAVAILABLE)
    }
    const cancelled = new AbortController()
    let hasEnded = false
    let bound: NodeJS.Timeout | undefined
    let isWaiting = true
    const begin = () => {
      if (!isWaiting) return
      isWaiting = false
      clearTimeout(bound)
      bound = undefined
      leave()
    }
    const end = (code: status) => {
      hasEnded = true
      begin()
      observed.end(code)
    }
    const refuse = (refusal: Refusal) => {
      end(refusal.code)
      outgoing.emit('error', refusal)
    }
    bound = boundAnswer(Math.min(firstMessageMs, answerMs(outgoing.getDeadline())), (late) => {
      refuse(failed(rpc, late, requestId))
      cancelled.abort(late)
    })
    outgoing.on('cancelled', () => {
      begin()
      cancelled.abort()
    })
    const write = writer(outgoing, cancelled.signal)
    const emit: Emit<unknown> = (message) => {
      begin()
      return write(message)
    }
    observed.run(() =>
      contextOf(rpc, metadata, cancelled.signal)
        .then(({ caller, call }) => {
          for (const key of [metadataKeys.caller, metadataKeys.service]) metadata.remove(key)
          return rpc.stream?.(request, caller, ports, call, emit)
        })
        .then(
          () => {
            if (hasEnded) return
            outgoing.end()
            end(cancelled.signal.aborted ? status.CANCELLED : status.OK)
          },
          (error) => {
            if (hasEnded) return
            if (cancelled.signal.aborted) end(status.CANCELLED)
            else refuse(failed(rpc, error, requestId))
          },
        ),
    )
  }
}
