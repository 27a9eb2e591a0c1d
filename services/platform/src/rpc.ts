import type { MethodDefinition } from '@grpc/proto-loader'
import { type Call, type MethodOptions, methodsFor, type Rpc as RpcOf } from '@rostra/kit/rpc/method'
import type { Caller } from './caller.ts'
import { refuseBeyondScope } from './scope.ts'
import { type LongTexts, refuseLongTexts } from './text-limits.ts'

export type Rpc<Ports> = RpcOf<Ports, Caller>

const methods = methodsFor<Caller>()

/**
 * Declares a method with one request and one answer, for callers who are members, guests or anonymous. Refuses programs beyond their scopes
 * and long texts first.
 */
export const unary = <In, Out, Request, Answer, Ports>(
  method: MethodDefinition<In, Out, Request, Answer>,
  answer: (request: Request, caller: Caller, ports: Ports, call: Call) => Promise<Out>,
  { longTexts, ...options }: MethodOptions & { longTexts?: LongTexts } = {},
): Rpc<Ports> =>
  methods.unary<In, Out, Request, Answer, Ports>(
    method,
    (request, caller, ...rest) => {
      refuseBeyondScope(caller, method.path)
      refuseLongTexts(request, longTexts)
      return answer(request, caller, ...rest)
    },
    options,
  )

/** Declares a method that answers with a stream, for the same callers and with the same refusals. */
export const serverStream: typeof methods.serverStream = (method, stream) =>
  methods.serverStream(method, (request, caller, ...rest) => {
    refuseBeyondScope(caller, method.path)
    refuseLongTexts(request)
    return stream(request, caller, ...rest)
  })
