/** What became of a message: counted, or why not. `missing`: chat no longer has its text. */
export type IngestOutcome = 'counted' | 'guest' | 'empty' | 'too-old' | 'private-persona' | 'no-consent' | 'missing'

export interface IngestMetrics {
  messages: (outcome: IngestOutcome, count: number) => void
  batchSeconds: (seconds: number) => void
}
