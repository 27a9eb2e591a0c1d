import type { Passage, ReadySource } from '../passages/passage.ts'

/** A file as it was uploaded. */
export interface UploadedFile {
  /** With its extension, which decides the type together with the first bytes. */
  name: string
  content: Uint8Array
}

/** What was read from a file or a text. */
export interface ReadText {
  /** Null when its kind has no pages. */
  pages: number | null
  /** In order; at least one. */
  passages: readonly Passage[]
}

export interface FileReader {
  /**
   * Reads a file and splits its text into passages, in a worker with limits of time (30 s) and memory (256 MB). Throws `UnreadableFile` with a reason
   * that the owner understands for a file that cannot be read, and the signal's reason when it aborts.
   */
  read: (file: UploadedFile, signal: AbortSignal) => Promise<ReadText>
}

/** A file that cannot be read. The message says why, and what its owner can do. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export interface ReadySources {
  /** Returns the sources whose passages are found, by one read. Empty for a persona without any. */
  of: (personaId: string) => Promise<ReadySource[]>
}
