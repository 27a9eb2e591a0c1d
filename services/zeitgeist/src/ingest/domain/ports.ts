import type { Clock } from '@rostra/kit/async/clock'
import type { Ports as CorePorts } from '../../core/domain/ports.ts'
import type { IngestMetrics } from './ingest-metrics.ts'

/** What the use cases of ingest need. */
export interface Ports
  extends Pick<CorePorts, 'activity' | 'people' | 'dayKeys' | 'termKey' | 'members' | 'messages' | 'personas' | 'wallTime'> {
  /** Deletes what was just stored for members who withdrew meanwhile. */
  deleteLateWrites: (accountIds: readonly string[], signal: AbortSignal) => Promise<void>
  ingestMetrics: IngestMetrics
  clock: Clock
}
