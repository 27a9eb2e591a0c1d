import type { ChatChoices } from '@rostra/llm/chat-choices'
import type { FeaturedTurns, FeaturingChoices } from './featured/ports.ts'
import type { MayGenerateLines } from './opening-lines/ports.ts'
import type { Personas, PersonaWrites, SettlePicture, SpeakingModelOf } from './personas/ports.ts'
import type { PromptVersions } from './prompt-versions/ports.ts'
import type { Slugs } from './slugs/ports.ts'
import type { Votes } from './votes/ports.ts'

/** Everything that core's methods take from; each use case names the few that it needs. */
export interface Ports {
  personas: Personas
  personaWrites: PersonaWrites
  slugs: Slugs
  promptVersions: PromptVersions
  featuredTurns: FeaturedTurns
  featuringChoices: FeaturingChoices
  votes: Votes
  settlePicture: SettlePicture
  speakingModel: SpeakingModelOf
  /** Starts work on due opening lines without waiting for the next poll. */
  wakeOpeningLinesWorker: () => void
  mayGenerateLines: MayGenerateLines
  /** The models that an owner may choose. */
  chatModels: ChatChoices
  now: () => Date
}
