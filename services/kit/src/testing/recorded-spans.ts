import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { openTelemetry } from '../tracing/open-telemetry.ts'
import { recordWith } from '../tracing/recorder.ts'

export interface RecordedSpans {
  /** Those that have ended. */
  all: () => readonly ReadableSpan[]
  end: () => Promise<void>
}

/** Traces this process into memory. */
export function recordSpans(share = 1): RecordedSpans {
  const exporter = new InMemorySpanExporter()
  const { recorder, stop } = openTelemetry({ service: 'test', share, processor: new SimpleSpanProcessor({ exporter }) })
  recordWith(recorder)
  return {
    all: () => exporter.getFinishedSpans(),
    end: async () => {
      recordWith(undefined)
      await stop()
    },
  }
}
