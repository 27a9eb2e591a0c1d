import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { Retrievals } from './citations/retrieval.ts'
import type { ConversationLookups, Conversations, Titles } from './conversations/ports.ts'
import type { Credits } from './credits/ports.ts'
import type { Exchanges, Feedbacks } from './exchanges/ports.ts'
import type { ContinuedOutcome } from './generations/continuation.ts'
import type { Frames, GenerationEnds, RunningGenerations, StopSignal } from './generations/ports.ts'
import type { PromptMaterialFor } from './generations/prompt-material.ts'
import type { TrialQuota, UnansweredSends } from './limits/ports.ts'
import type { Personas } from './personas/ports.ts'

/** What core takes from other parts of the service, which it does not know. */
export interface Hooks {
  /** Returns what the model gets for an answer beside the persona's profile and passages. */
  promptMaterial: PromptMaterialFor
  /** Called after a conversation got another title. */
  titleChanged: (conversationId: string) => Promise<void>
  /** Called after all conversations of a person became another person's. */
  personChanged: (from: string, to: string) => Promise<void>
  /** Returns those of these deleted exchanges that were answered. */
  deletedAnswers: (exchangeIds: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Stores, clients and running work, which the slices use too. */
export interface Stores {
  conversations: Conversations & ConversationLookups
  exchanges: Exchanges
  feedbacks: Feedbacks
  frames: Frames
  generationEnds: GenerationEnds
  running: RunningGenerations
  stopSignal: StopSignal
  credits: Credits
  trialQuota: TrialQuota
  unansweredSends: UnansweredSends
  personas: Personas
  retrievals: Retrievals
  /** Counts an answer of a lost replica by how it ended. */
  countContinued: (outcome: ContinuedOutcome) => void
  /** The model that answers for personas. */
  answeringModel: ServedModel
  verify: TokenVerifier
  log: Log
}

/** Everything that core's use cases take from; each names the few that it needs. */
export interface Ports extends Stores, Hooks {
  titles: Titles
}
