import { status } from '@grpc/grpc-js'
import { answerMs, boundAnswer } from './answer-bound.ts'
import { type HandlerFrame, type IncomingCall, observe, type Refusal, text } from './handler-frame.ts'
import { metadataKeys } from './metadata.ts'
import type { Rpc } from './method.ts'

/** Handles a unary call. Calls `callback` once, with the refusal or the answer. */
export type UnaryHandler = (incoming: IncomingCall, callback: (refusal: Refusal | null, answer?: unknown) => void) => void

/**
 * Runs a unary method. Refuses a call without an answer with TOO_SLOW 500 ms before its deadline, and aborts its signal. Ignores a result
 * or error after that, or after the caller has cancelled.
 */
export function unaryHandler<Ports, Caller>(rpc: Rpc<Ports, Caller>, frame: HandlerFrame<Ports, Caller>): UnaryHandler {
  return (incoming, callback) => {
    const requestId = text(incoming.metadata, metadataKeys.requestId)
    const observed = observe(rpc, incoming.metadata)
    const overload = frame.enter()
    if (overload) {
      callback(overload)
      return observed.end(status.UNAVAILABLE)
    }
    const cancelled = new AbortController()
    let hasEnded = false
    const end = (code: status) => {
      hasEnded = true
      clearTimeout(bound)
      frame.leave()
      observed.end(code)
    }
    const refuse = (refusal: Refusal) => {
      callback(refusal)
      end(refusal.code)
    }
    const bound = boundAnswer(answerMs(incoming.getDeadline()), (late) => {
      refuse(frame.failed(rpc, late, requestId))
      cancelled.abort(late)
    })
    // gRPC reports every finished call as cancelled, and an abort is as expensive as an error.
    incoming.on('cancelled', () => {
      if (hasEnded) return
      end(status.CANCELLED)
      cancelled.abort()
    })
    observed.run(async () => {
      try {
        const { caller, call } = await frame.contextOf(rpc, incoming.metadata, cancelled.signal)
        const answer = await rpc.answer?.(incoming.request, caller, frame.ports, call)
        if (hasEnded) return
        callback(null, answer)
        end(status.OK)
      } catch (error) {
        if (!hasEnded) refuse(frame.failed(rpc, error, requestId))
      }
    })
  }
}
