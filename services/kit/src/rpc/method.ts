import type { MethodDefinition } from '@grpc/proto-loader'

/** The context of a call. */
export interface Call {
  /** The calling service, from its own token; empty for the few methods that need no token. */
  service: string
  /** The token of the caller on whose behalf the call is made, to pass on to other services; empty for an anonymous caller. */
  callerToken: string
  requestId: string
  /** The browser's address, accepted only from the service that may forward it; empty otherwise. */
  clientAddress: string
  /** Aborts when the client cancels or the deadline passes. */
  signal: AbortSignal
}

/** Sends one message; waits while the reader cannot take more. Rejects when the reader is gone. */
export type Emit<Message> = (message: Message) => Promise<void> | undefined

export interface Rpc<Ports, Caller> {
  // biome-ignore lint/suspicious/noExplicitAny: a table of methods holds messages of every type; `unary` and `serverStream` check each one
  method: MethodDefinition<any, any, any, any>
  open: boolean
  largeRequests?: LargeRequests | undefined
  answer?: (request: unknown, caller: Caller, ports: Ports, call: Call) => Promise<unknown>
  stream?: (request: unknown, caller: Caller, ports: Ports, call: Call, emit: Emit<unknown>) => Promise<void>
}

/** Binds methods to their ports, so that the methods of several parts of a service form one list. */
export const bindRpcs = <Ports, Caller>(rpcs: readonly Rpc<Ports, Caller>[], ports: Ports): Rpc<unknown, Caller>[] =>
  rpcs.map(({ method, open, largeRequests, answer, stream }) => ({
    method,
    open,
    largeRequests,
    ...(answer && { answer: (request, caller, _ports, call) => answer(request, caller, ports, call) }),
    ...(stream && { stream: (request, caller, _ports, call, emit) => stream(request, caller, ports, call, emit) }),
  }))

/** The limits of a method that accepts requests above gRPC's default of 4 MB. */
export interface LargeRequests {
  maxBytes: number
  /** The most requests received and handled at the same time. Others wait at most 3 s and are then refused with OVERLOADED. */
  atOnce: number
}

export interface MethodOptions {
  /** May be called without a service token. */
  open?: boolean
  largeRequests?: LargeRequests
}

/** The two ways to declare a method, for a product whose callers have the type `Caller`. */
export const methodsFor = <Caller>() => ({
  /** A method with one request and one answer. */
  unary: <In, Out, Request, Answer, Ports>(
    method: MethodDefinition<In, Out, Request, Answer>,
    answer: (request: Request, caller: Caller, ports: Ports, call: Call) => Promise<Out>,
    { open = false, largeRequests }: MethodOptions = {},
  ): Rpc<Ports, Caller> => ({ method, open, largeRequests, answer: (request, ...rest) => answer(request as Request, ...rest) }),

  /** A method that answers with a stream, which ends when `stream` resolves. */
  serverStream: <In, Out, Request, Answer, Ports>(
    method: MethodDefinition<In, Out, Request, Answer>,
    stream: (request: Request, caller: Caller, ports: Ports, call: Call, emit: Emit<Out>) => Promise<void>,
  ): Rpc<Ports, Caller> => ({
    method,
    open: false,
    stream: (request, caller, ports, call, emit) => stream(request as Request, caller, ports, call, emit),
  }),
})
