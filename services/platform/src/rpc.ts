import type { MethodDefinition } from '@grpc/proto-loader'
import { type Call, type MethodOptions, methodsFor, type Rpc as RpcOf } from '@rostra/kit/rpc/method'
import type { Caller } from './caller.ts'
import { type LongTexts, refuseLongTexts } from './text-limits.ts'

export type Rpc<Ports> = RpcOf<Ports, Caller>

const methods = methodsFor<Caller>()

/** Declares a method with one request and one answer, for callers who are members, guests or anonymous. Long texts are refused first. */
export const unary = <In, Out, Request, Answer, Ports>(
  method: MethodDefinition<In, Out, Request, Answer>,
  answer: (request: Request, caller: Caller, ports: Ports, call: Call) => Promise<Out>,
  { longTexts, ...options }: MethodOptions & { longTexts?: LongTexts } = {},
): Rpc<Ports> =>
  methods.unary<In, Out, Request, Answer, Ports>(
    method,
    (request, ...rest) => {
      refuseLongTexts(request, longTexts)
      return answer(request, ...rest)
    },
    options,
  )

/** Declares a method that answers with a stream, for the same callers. Long texts are refused first. */
export const serverStream: typeof methods.serverStream = (method, stream) =>
  methods.serverStream(method, (request, ...rest) => {
    refuseLongTexts(request)
    return stream(request, ...rest)
  })
