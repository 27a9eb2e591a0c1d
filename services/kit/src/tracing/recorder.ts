import type { Attributes } from '@opentelemetry/api'

export interface SpanOptions {
  kind: 'server' | 'client' | 'consumer'
  /** The traceparent of the span that it belongs to; a client's is the one that is being worked in. */
  parent?: string
  /** Begins a trace. Otherwise there is a span only where a trace has come from. */
  begins?: boolean
  attributes?: Attributes
}

/** One piece of work in a trace, while it lasts. */
export interface OpenSpan {
  /** What the other side continues the trace by. */
  readonly traceparent: string
  /** Runs work, and whatever follows from it, in the span. */
  run: <T>(work: () => T) => T
  set: (attributes: Attributes) => void
  rename: (name: string) => void
  event: (name: string) => void
  /** `failed`: it went wrong in a way that somebody should look at; a refusal isn't that. */
  end: (failed?: boolean) => void
}

/** The span that is being worked in. */
export interface ActiveSpan {
  traceId: string
  spanId: string
  traceparent: string
}

/** What takes the spans of this process. */
export interface Recorder {
  open: (name: string, options: SpanOptions) => OpenSpan | undefined
  active: () => ActiveSpan | undefined
  /** The same function, run in the span that is being worked in now. */
  bind: <Args extends unknown[], Result>(work: (...args: Args) => Result) => (...args: Args) => Result
  /** Runs work in no span. */
  outside: <T>(work: () => T) => T
}

/** Undefined while nothing is traced: whoever asks it first has asked all there is to pay for. */
export let recorder: Recorder | undefined

export function recordWith(next: Recorder | undefined): void {
  recorder = next
}
