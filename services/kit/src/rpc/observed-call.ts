import { status } from '@grpc/grpc-js'
import { rpcClientSeconds, rpcSeconds } from '../metrics.ts'
import type { OpenSpan } from '../tracing/recorder.ts'
import { openSpan } from '../tracing/spans.ts'

/** A call as metrics and traces see it. */
export interface ObservedCall {
  /** What goes along with a call that is made in a trace. */
  traceparent: string | undefined
  /** Runs what answers the call in its span. */
  run: <T>(work: () => T) => T
  end: (code: status) => void
}

/** Codes that somebody should look at; the others are answers, if not those that were hoped for. */
const faults = new Set([
  status.UNKNOWN,
  status.DEADLINE_EXCEEDED,
  status.UNIMPLEMENTED,
  status.INTERNAL,
  status.UNAVAILABLE,
  status.DATA_LOSS,
])

/** A call that is being answered; its span belongs to the trace that the caller names, if it names one. */
export const answeredCall = (path: string, parent: string, requestId: string): ObservedCall =>
  observed(
    rpcSeconds,
    path,
    openSpan(path.slice(1), { kind: 'server', parent, attributes: { ...attributesOf(path), 'rostra.request_id': requestId } }),
  )

/** A call that is being made; its span belongs to what is being worked on. */
export const madeCall = (path: string): ObservedCall =>
  observed(rpcClientSeconds, path, openSpan(path.slice(1), { kind: 'client', attributes: attributesOf(path) }))

const attributesOf = (path: string) => ({ 'rpc.system.name': 'grpc', 'rpc.method': path.slice(1) })

const plainly = <T>(work: () => T): T => work()

function observed(seconds: typeof rpcSeconds, method: string, span: OpenSpan | undefined): ObservedCall {
  const started = performance.now()
  return {
    traceparent: span?.traceparent,
    run: span?.run ?? plainly,
    end: (code) => {
      const name = status[code] ?? 'UNKNOWN'
      seconds.observe({ method, code: name }, (performance.now() - started) / 1000)
      if (!span) return
      span.set({ 'rpc.response.status_code': name })
      span.end(faults.has(code))
    },
  }
}
