/** A document that demo personas know: a Markdown file. */
export interface DemoDocument {
  /** Unique among those of its persona, and the same after its text changed. */
  name: string
  title: string
  text: string
}

/** The documents of a demo persona. */
export interface DemoMaterial {
  slug: string
  documents: readonly DemoDocument[]
}
