/** What a persona knows beside its profile and its material, for one answer. It reaches the model as data. */
export interface Background {
  /** The text for the model, behind a delimiter that its authors cannot know. */
  block: string
  /** The same facts, one each, for the offline model. */
  facts: readonly string[]
}

/** Gives the background of an answer to this person; null for none. */
export type BackgroundFor = (person: string, personaId: string) => Promise<Background | null>
