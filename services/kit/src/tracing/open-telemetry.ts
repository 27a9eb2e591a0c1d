import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseTraceParent } from '@opentelemetry/core'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { ParentBasedSampler, type SpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { ActiveSpan, OpenSpan, Recorder, SpanOptions } from '../trace-recorder.ts'

export interface TracedNames {
  /** The namespace of the service, and the name of the tracer. */
  product: string
  service: string
}

export interface OpenTelemetryOptions extends TracedNames {
  /** The share of traces that are sampled, from 0 to 1. The process that starts a trace decides for all. */
  share: number
  processor: SpanProcessor
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** Creates a recorder on OpenTelemetry's SDK. `stop` flushes the remaining spans. */
export function openTelemetry({ product, service, share, processor }: OpenTelemetryOptions): {
  recorder: Recorder
  stop: () => Promise<void>
} {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.namespace': product, 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer(product)
  return {
    recorder: {
      open: (name, options) => open(tracer, name, options),
      active: () => {
        const span = trace.getActiveSpan()
        return span && activeSpan(span)
      },
      bind: (work) => context.bind(context.active(), work),
      untraced: (work) => context.with(ROOT_CONTEXT, work),
    },
    stop: async () => {
      await provider.shutdown()
      context.disable()
    },
  }
}

function open(tracer: Tracer, name: string, options: SpanOptions): OpenSpan | undefined {
  const parent = parentOf(options)
  if (!parent) return undefined
  const span = tracer.startSpan(name, { kind: kinds[options.kind], attributes: options.attributes }, parent)
  const own = trace.setSpan(parent, span)
  return {
    traceparent: activeSpan(span).traceparent,
    run: (work) => context.with(own, work),
    set: (attributes) => void span.setAttributes(attributes),
    rename: (to) => void span.updateName(to),
    event: (what) => void span.addEvent(what),
    end: (failed = false) => {
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

function parentOf({ kind, parent, root }: SpanOptions): Context | undefined {
  if (root) return ROOT_CONTEXT
  if (kind === 'client') return trace.getActiveSpan() && context.active()
  const remote = parent ? parseTraceParent(parent) : null
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : undefined
}

function activeSpan(span: Span): ActiveSpan {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}` }
}
