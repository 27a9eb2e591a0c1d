import { type OpenSpan, recorder, type SpanOptions } from './recorder.ts'

/** Opens a span; undefined when nothing is traced or there is no trace to belong to. Whoever opens it ends it. */
export const openSpan = (name: string, options: SpanOptions): OpenSpan | undefined => recorder?.open(name, options)

/** Keeps the trace of now for a function that an emitter or somebody else's timer will call. */
export const keepTrace = <Args extends unknown[], Result>(work: (...args: Args) => Result): ((...args: Args) => Result) =>
  recorder ? recorder.bind(work) : work

/** Runs what only happens to begin within somebody's trace, and is not part of it. */
export const untraced = <T>(work: () => T): T => (recorder ? recorder.outside(work) : work())
