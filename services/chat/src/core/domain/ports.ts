import type { Log } from '@rostra/kit/log'
import type { PricedModel } from '@rostra/llm/models'
import type { FreeWork, FreeWorker } from '@rostra/platform/free-use/free-work'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { Retrievals } from './citations/retrieval.ts'
import type { ConversationLookups, Conversations, References, Titles } from './conversations/ports.ts'
import type { Credits, GuestQuota } from './credits/ports.ts'
import type { HoldOutcome } from './exchanges/outcome.ts'
import type { Exchanges, Feedbacks } from './exchanges/ports.ts'
import type { Frames, GenerationEnds, RunningGenerations, StopSignal } from './generations/ports.ts'
import type { PromptMaterialFor } from './generations/prompt-material.ts'
import type { TakenOverOutcome } from './generations/takeover.ts'
import type { TrialQuota, UnansweredSends } from './limits/ports.ts'
import type { Answerer } from './personas/answerer.ts'
import type { Personas } from './personas/ports.ts'

/** A model that answers for personas, with the price and the limits of an answer. */
export interface AnsweringModel extends PricedModel {
  /** The most tokens of an answer. */
  answerTokens: number
  /** The longest time of an answer, in milliseconds, on all replicas together. */
  answerMs: number
}

/** The hooks that slices implement. Core calls them without knowing the slices. */
export interface Hooks {
  /** Returns what the model gets for an answer beside the persona's profile and passages. */
  promptMaterial: PromptMaterialFor
  /** Called after an answer with text was stored. `worker` is its sender. */
  answered: (exchangeId: string, worker: FreeWorker) => void
  /** Called after the title of a conversation has changed. */
  titleChanged: (conversationId: string) => Promise<void>
  /** Called after all conversations of one person were moved to another (an adoption). */
  personChanged: (from: string, to: string) => Promise<void>
  /** Tells the owner of a persona that it pauses, because its answers kept coming out empty. */
  personaPaused: (personaId: string) => Promise<void>
  /** The messages of conversations that only refer to a share. */
  references: References
  /** Returns those of these deleted exchanges that were charged. */
  chargedAmongDeleted: (exchangeIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns the outcomes of those of these generations that are asks, by their ids. */
  askOutcomes: (ids: readonly string[]) => Promise<ReadonlyMap<string, HoldOutcome>>
}

/** The stores, clients and running work of core, which slices use too. */
export interface Stores {
  conversations: Conversations & ConversationLookups
  exchanges: Exchanges
  feedbacks: Feedbacks
  frames: Frames
  generationEnds: GenerationEnds
  running: RunningGenerations
  stopSignal: StopSignal
  credits: Credits
  guestMessagesLeft: GuestQuota['left']
  trialQuota: TrialQuota
  unansweredSends: UnansweredSends
  /** The daily budgets of work that costs no credits. */
  freeWork: FreeWork
  personas: Personas
  retrievals: Retrievals
  /** Counts the outcome of an answer that was taken over. */
  countTakenOver: (outcome: TakenOverOutcome) => void
  /** The default model. It also writes titles and notes. */
  answeringModel: AnsweringModel
  /** Returns the model that a persona's owner chose, or the default. For the stored id of a creator's own model, its limits. */
  modelFor: (chatModel: string) => AnsweringModel
  /** Returns the model that answers for a persona: its creator's own one, or the one that its owner chose. Never another one. */
  modelOf: (profile: Answerer) => AnsweringModel
  verify: TokenVerifier
  log: Log
}

/** All ports of core. Each use case names the few that it needs, eight at most with its bound steps. */
export interface Ports extends Stores, Hooks {
  titles: Titles
}
