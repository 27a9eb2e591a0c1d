import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { setRecorder } from '../trace-recorder.ts'
import { openTelemetry } from '../tracing/open-telemetry.ts'

export interface RecordedSpans {
  /** Returns the ended spans. */
  all: () => readonly ReadableSpan[]
  end: () => Promise<void>
}

/** Records the spans of this process in memory. */
export function recordSpans(share = 1): RecordedSpans {
  const exporter = new InMemorySpanExporter()
  const { recorder, stop } = openTelemetry({ product: 'test', service: 'test', share, processor: new SimpleSpanProcessor({ exporter }) })
  setRecorder(recorder)
  return {
    all: () => exporter.getFinishedSpans(),
    end: async () => {
      setRecorder(undefined)
      await stop()
    },
  }
}
