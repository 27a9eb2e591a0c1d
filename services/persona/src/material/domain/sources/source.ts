export const sourceKinds = ['file', 'text', 'pair'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** `processing`: it waits to be read, or is being read. `failed`: it could not be read. */
export const sourceStatuses = ['processing', 'ready', 'failed'] as const
export type SourceStatus = (typeof sourceStatuses)[number]

/** Something that a persona knows: a file, a text, or a question with its answer. */
export interface Source {
  id: string
  personaId: string
  kind: SourceKind
  /** The file's name, the text's title, or the question. */
  title: string
  bytes: number
  /** Null when it has no pages, or is not read yet. */
  pages: number | null
  /** The number of its passages; 0 until it is ready. */
  passages: number
  status: SourceStatus
  /** Why it failed, or what of it could not be read, and what the owner can do, as a sentence. Empty for neither. */
  reason: string
  createdAt: Date
  /** When its original is deleted. Null when it is kept or gone, and until the source is ready. */
  originalUntil: Date | null
  /** Whether the owner keeps the original. */
  keepsOriginal: boolean
}

/** How long the original of a read source is kept, in milliseconds, unless its owner keeps it: 7 days. */
export const originalKeptMs = 7 * 24 * 3_600_000

/** A question with its answer, in the owner's words. */
export interface Pair {
  question: string
  answer: string
}
