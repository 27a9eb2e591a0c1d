import type { Decision } from '../../core/domain/decisions/decision.ts'
import type { Entry } from '../../core/domain/entries/entry.ts'
import type { Brief } from './entries/brief.ts'
import type { TextCandidate } from './texts/choose-text.ts'

/** An entry that a refresh is to publish. Its text is missing until a writer was asked. */
export interface PlannedEntry extends Pick<Entry, 'id' | 'type' | 'botId' | 'trend'> {
  brief: Brief
  /** Candidates for its text, best first; null before they are written. */
  candidates: readonly TextCandidate[] | null
}

/** What a refresh is to change. It is stored before texts are written. */
export interface EditionPlan {
  /** Whether topics were decided. False when too few people changed since the edition before, so that everything stays. */
  hasDecided: boolean
  topics: readonly PlannedTopic[]
}

/**
 * What a refresh changes about one topic: its decision is replaced, or deleted when it is null. The entry of the decision before is
 * removed.
 */
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
  /** Whether the entry shows a term that was excluded after its words were read. It begins held back. */
  showsExcludedTerm: boolean
}
