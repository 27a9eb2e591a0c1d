import type { Exchange } from '../exchanges/exchange.ts'

/** What the model gets for one answer beside the persona's profile and passages: its notes about the person. The model gets it as data. */
export interface PromptMaterial {
  /** The text for the model, between delimiters that its authors cannot know. */
  block: string
  /** The same facts, one each, for the offline model. */
  facts: readonly string[]
}

/** Returns the prompt material of the answer of an exchange; null for none. */
export type PromptMaterialFor = (exchange: Pick<Exchange, 'person' | 'personaId' | 'wishesHash'>) => Promise<PromptMaterial | null>
