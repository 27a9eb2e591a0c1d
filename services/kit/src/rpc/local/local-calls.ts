import { type ClientReadableStream, type Metadata, status } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import { withJitter } from '../../async/retry.ts'
import { isRepeatable } from '../channel-options.ts'
import type { Attempt, StartAttempt } from '../repeated-call.ts'
import { callLocally, type Sent } from './local-call.ts'
import { localServerAt } from './local-servers.ts'
import { LocalStream } from './local-stream.ts'

/** gRPC's limit of a request. Larger ones are left to it. */
const maxRequestBytes = 4 * 1024 * 1024

/**
 * Makes calls to the server of this process at an address. Both functions return undefined when
 * there is none, or when it serves the call by gRPC alone.
 */
export function localCalls(address: string) {
  const find = <In, Out, Request, Answer>(method: MethodDefinition<In, Out, Request, Answer>, request: In) => {
    const server = localServerAt(address)
    const found = server?.method(method.path)
    if (!server || !found) return undefined
    const bytes = method.requestSerialize(request)
    if (bytes.length > maxRequestBytes) return undefined
    return { server, found, request: found.definition.requestDeserialize(bytes) }
  }
  return {
    startLocal: <In, Out, Request, Answer>(
      method: MethodDefinition<In, Out, Request, Answer>,
      message: In,
      sent: Sent,
      end: (error: unknown, answer?: Answer) => void,
    ): Attempt | undefined => {
      const call = find(method, message)
      if (!call) return undefined
      const start: StartAttempt<Answer> = (end) => callLocally(call.server, call.found, method, { request: call.request, ...sent }, end)
      return isRepeatable(method) ? retried(start, sent.deadline, end) : start(end)
    },
    openLocal: <In, Out, Request, Answer>(
      method: MethodDefinition<In, Out, Request, Answer>,
      message: In,
      sent: Sent,
    ): ClientReadableStream<Answer> | undefined => {
      const call = find(method, message)
      return call && new LocalStream(call.server, call.found, method.responseDeserialize, { request: call.request, ...sent })
    },
  }
}

/** The waits before the second and the third attempt, in milliseconds, as in gRPC's channels. */
const backoffMs = [50, 100]

/** Repeats an attempt that was refused for the moment, as gRPC's channels do. */
function retried<Answer>(start: StartAttempt<Answer>, deadline: number, end: Parameters<StartAttempt<Answer>>[0]): Attempt {
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  const begin = () =>
    start((error, answer) => {
      const delay = mayRetry(error) ? backoffMs[failures++] : undefined
      if (delay === undefined || Date.now() + delay >= deadline) return end(error, answer)
      timer = setTimeout(() => {
        attempt = begin()
      }, withJitter(delay))
    })
  let attempt = begin()
  return {
    cancel: () => {
      clearTimeout(timer)
      attempt.cancel()
    },
  }
}

/** Reasons for which another replica may help, but here each attempt meets the same server, and would add to its load. */
const refusedByReplica = new Set<unknown>(['OVERLOADED', 'SHUTTING_DOWN'])

/** Whether a call was refused with UNAVAILABLE, the server has not forbidden a retry, and one may help. */
function mayRetry(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && error.code === status.UNAVAILABLE && 'metadata' in error)) return false
  const metadata = error.metadata as Metadata
  return metadata.get('grpc-retry-pushback-ms').length === 0 && !refusedByReplica.has(metadata.get('reason')[0])
}
