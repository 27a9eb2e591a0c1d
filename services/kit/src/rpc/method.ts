import type { MethodDefinition } from '@grpc/proto-loader'
import type { Caller } from '../caller.ts'

/** What is known of a call besides its request. */
export interface Call {
  /** The service that calls, as its own token says; empty for the few methods that are open before a token exists. */
  service: string
  /** The token of the person on whose behalf the call is made, to be passed on; empty for the anonymous. */
  callerToken: string
  requestId: string
  /** The browser's address, believed from the gateway only; empty otherwise. */
  clientAddress: string
  /** Aborts when the other side goes away or the deadline passes. */
  signal: AbortSignal
}

/** Sends one message; waits while the reader can't take more. Rejects when the reader is gone. */
export type Emit<Message> = (message: Message) => Promise<void> | undefined

export interface Rpc<Ports> {
  // biome-ignore lint/suspicious/noExplicitAny: a table of methods holds messages of every type; `unary` and `serverStream` check each one
  method: MethodDefinition<any, any, any, any>
  open: boolean
  answer?: (request: unknown, caller: Caller, ports: Ports, call: Call) => Promise<unknown>
  stream?: (request: unknown, caller: Caller, ports: Ports, call: Call, emit: Emit<unknown>) => Promise<void>
}

interface Options {
  /** May be called without a service's token. */
  open?: boolean
}

/** A method with one request and one answer. */
export function unary<In, Out, Request, Answer, Ports>(
  method: MethodDefinition<In, Out, Request, Answer>,
  answer: (request: Request, caller: Caller, ports: Ports, call: Call) => Promise<Out>,
  { open = false }: Options = {},
): Rpc<Ports> {
  return { method, open, answer: (request, ...rest) => answer(request as Request, ...rest) }
}

/** A method that answers with a stream; it ends when `stream` resolves. */
export function serverStream<In, Out, Request, Answer, Ports>(
  method: MethodDefinition<In, Out, Request, Answer>,
  stream: (request: Request, caller: Caller, ports: Ports, call: Call, emit: Emit<Out>) => Promise<void>,
): Rpc<Ports> {
  return { method, open: false, stream: (request, caller, ports, call, emit) => stream(request as Request, caller, ports, call, emit) }
}
