import { status } from '@grpc/grpc-js'
import { rpcClientSeconds, rpcSeconds } from '../metrics.ts'
import type { OpenSpan } from '../trace-recorder.ts'
import { openSpan } from '../tracing/spans.ts'

/** The metric and span of one call. */
export interface ObservedCall {
  /** The trace header to send with the call; undefined outside of a trace. */
  traceparent: string | undefined
  /** Runs the handler with the call's span active. */
  run: <T>(work: () => T) => T
  end: (code: status) => void
}

/** Status codes that mark a fault. The others are answers or refusals. */
const faults = new Set([
  status.UNKNOWN,
  status.DEADLINE_EXCEEDED,
  status.UNIMPLEMENTED,
  status.INTERNAL,
  status.UNAVAILABLE,
  status.DATA_LOSS,
])

/** Observes an incoming call; its span joins the trace of `parent`, if there is one. */
export const observeServerCall = (path: string, parent: string, requestId: string): ObservedCall =>
  observed(
    rpcSeconds,
    path,
    openSpan(path.slice(1), { kind: 'server', parent, attributes: { ...attributesOf(path), 'request.id': requestId } }),
  )

/** Observes an outgoing call; its span is a child of the active span. */
export const observeClientCall = (path: string): ObservedCall =>
  observed(rpcClientSeconds, path, openSpan(path.slice(1), { kind: 'client', attributes: attributesOf(path) }))

const attributesOf = (path: string) => ({ 'rpc.system.name': 'grpc', 'rpc.method': path.slice(1) })

const runDirectly = <T>(work: () => T): T => work()

function observed(seconds: typeof rpcSeconds, method: string, span: OpenSpan | undefined): ObservedCall {
  const started = performance.now()
  return {
    traceparent: span?.traceparent,
    run: span?.run ?? runDirectly,
    end: (code) => {
      const name = status[code] ?? 'UNKNOWN'
      seconds.observe({ method, code: name }, (performance.now() - started) / 1000)
      if (!span) return
      span.set({ 'rpc.response.status_code': name })
      span.end(faults.has(code))
    },
  }
}
