import { Metadata, status } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { IncomingCall, Refusal } from '../handler-frame.ts'
import type { Attempt } from '../repeated-call.ts'
import type { LocalMethod, LocalServer } from './local-servers.ts'

/** What a client sends with a message. */
export interface Sent {
  metadata: Metadata
  /** A time of the system's clock; Infinity for none. */
  deadline: number
}

/** A call as its server receives it. */
export interface LocalRequest extends Sent {
  request: unknown
}

/** An error as gRPC's clients raise it. */
export const serviceError = ({ code, details, metadata }: Refusal) => Object.assign(new Error(details), { code, details, metadata })

export const statusOf = (code: status, details: string): Refusal => ({ code, details, metadata: new Metadata() })

export const serverStopped = () => statusOf(status.UNAVAILABLE, 'the server has stopped')

/**
 * Makes a unary call to a server of this process. The handler starts after the current microtasks, as if the request had been
 * received. It refuses by itself before the deadline, so the client needs no timer.
 */
export function callLocally<In, Out, Request, Answer>(
  server: LocalServer,
  { definition, unary }: LocalMethod,
  method: MethodDefinition<In, Out, Request, Answer>,
  { request, metadata, deadline }: LocalRequest,
  end: (error: unknown, answer?: Answer) => void,
): Attempt {
  let onCancelled: (() => void) | undefined
  let hasEnded = false
  const cancel = () => {
    if (hasEnded) return
    finish()
    onCancelled?.()
  }
  const stop = () => {
    cancel()
    end(serviceError(serverStopped()))
  }
  const leave = server.begin(stop)
  const finish = () => {
    hasEnded = true
    leave()
  }
  const incoming: IncomingCall = {
    request,
    metadata,
    getDeadline: () => deadline,
    on: (_event, listener) => {
      onCancelled = listener
    },
  }
  process.nextTick(() => {
    if (hasEnded) return
    if (server.isStopped) return stop()
    unary(incoming, (refusal, answer) => {
      if (hasEnded) return
      finish()
      if (refusal) return end(serviceError(refusal))
      try {
        end(null, method.responseDeserialize(definition.responseSerialize(answer)))
      } catch (error) {
        end(error)
      }
    })
  })
  return { cancel }
}
