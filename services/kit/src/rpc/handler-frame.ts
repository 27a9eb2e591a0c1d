import type { EventEmitter } from 'node:events'
import type { Metadata, status } from '@grpc/grpc-js'
import { metadataKeys } from './metadata.ts'
import type { Call, Rpc } from './method.ts'
import { observeServerCall } from './observed-call.ts'

/** A refusal in the form of gRPC. */
export interface Refusal {
  code: status
  details: string
  metadata: Metadata
}

/** The part of an incoming call that handlers use: of gRPC's calls, and of those of a client in this process. */
export interface IncomingCall {
  request: unknown
  metadata: Metadata
  /** A time of the system's clock; Infinity for none. */
  getDeadline: () => Date | number
  on: (event: 'cancelled', listener: () => void) => unknown
}

/** The part of an outgoing stream that handlers use. It emits `drain` after `write` has returned false; `error` refuses the call. */
export interface OutgoingCall extends EventEmitter {
  request: unknown
  metadata: Metadata
  getDeadline: () => Date | number
  write: (message: unknown) => boolean
  end: () => unknown
}

/** The parts that all handlers of a server share. */
export interface HandlerFrame<Ports, Caller> {
  ports: Ports
  /** Counts a new call. Returns the refusal, and does not count the call, while the process is overloaded. */
  enter: () => Refusal | undefined
  /** Ends the count of a call, whose answer is sent or has begun. */
  leave: () => void
  contextOf: (rpc: Rpc<Ports, Caller>, metadata: Metadata, signal: AbortSignal) => Promise<{ caller: Caller; call: Call }>
  /** Converts an error to a refusal. Logs a defect, and why this process or what it depends on could not serve the call. */
  failed: (rpc: Rpc<Ports, Caller>, error: unknown, requestId: string) => Refusal
}

export function observe<Ports, Caller>({ method }: Rpc<Ports, Caller>, metadata: Metadata) {
  return observeServerCall(method.path, text(metadata, metadataKeys.traceparent), text(metadata, metadataKeys.requestId))
}

/** Returns a metadata value; empty when absent. */
export function text(metadata: Metadata, key: string): string {
  const value = metadata.get(key)[0]
  return typeof value === 'string' ? value : ''
}
