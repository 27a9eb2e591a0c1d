import { type OpenSpan, recorder, type SpanOptions } from '../trace-recorder.ts'

/** Opens a span, which the caller must end. Returns undefined when tracing is off or there is no trace to join. */
export const openSpan = (name: string, options: SpanOptions): OpenSpan | undefined => recorder?.open(name, options)

/** Binds a callback to the active trace, for emitters and timers that run outside of it. */
export const bindTrace = <Args extends unknown[], Result>(work: (...args: Args) => Result): ((...args: Args) => Result) =>
  recorder ? recorder.bind(work) : work

/** Runs work outside the active trace, for background work that a traced call happens to start. */
export const untraced = <T>(work: () => T): T => (recorder ? recorder.untraced(work) : work())
