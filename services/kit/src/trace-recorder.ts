import type { Attributes } from '@opentelemetry/api'

export interface SpanOptions {
  kind: 'server' | 'client' | 'consumer'
  /** The traceparent of the parent span; a client span's parent is the active span. */
  parent?: string
  /** Starts a new trace. Without it, a span is opened only within an existing trace. */
  root?: boolean
  attributes?: Attributes
}

/** A span that has not ended. */
export interface OpenSpan {
  /** The value of the header `traceparent`, with which another process continues the trace. */
  readonly traceparent: string
  /** Runs work with the span active, asynchronous continuations included. */
  run: <T>(work: () => T) => T
  set: (attributes: Attributes) => void
  rename: (name: string) => void
  event: (name: string) => void
  /** Ends the span. `failed` marks a fault; a refusal is not one. */
  end: (failed?: boolean) => void
}

/** The active span. */
export interface ActiveSpan {
  traceId: string
  spanId: string
  traceparent: string
}

/** Records the spans of this process. */
export interface Recorder {
  open: (name: string, options: SpanOptions) => OpenSpan | undefined
  active: () => ActiveSpan | undefined
  /** Binds a function to the span that is active now. */
  bind: <Args extends unknown[], Result>(work: (...args: Args) => Result) => (...args: Args) => Result
  /** Runs work without an active span. */
  untraced: <T>(work: () => T) => T
}

/** The recorder of this process; undefined while tracing is off, which then costs one check. */
export let recorder: Recorder | undefined

export function setRecorder(next: Recorder | undefined): void {
  recorder = next
}
