import type { Decision } from '../decisions/decision.ts'
import type { TextCandidate } from '../entries/choose-text.ts'
import type { Brief, Entry } from '../entries/entry.ts'

/** An entry that a refresh is to publish. Its text is missing until a writer was asked. */
export interface PlannedEntry extends Pick<Entry, 'id' | 'type' | 'botId' | 'trend'> {
  brief: Brief
  /** Candidates for its text, best first; null before they are written. */
  candidates: readonly TextCandidate[] | null
}

/** What a refresh changes about one topic: its decision is replaced, or deleted when it is null. The entry of the decision before is removed. */
export interface PlannedTopic {
  /** The topic's key. */
  key: string
  decision: Decision | null
  /** Null when the topic gets no entry. */
  entry: PlannedEntry | null
}

/** What a refresh publishes about one topic. */
export interface TopicChange {
  key: string
  decision: Decision | null
  entry: (Entry & { headword: string }) | null
}
