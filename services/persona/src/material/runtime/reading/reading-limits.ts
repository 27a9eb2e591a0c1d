export interface ReadingLimits {
  /** Milliseconds of CPU that one file may take. On a busy machine a file takes longer, but does not fail. */
  cpuMs: number
  /** Milliseconds that one file may take, waits for a core included. */
  ms: number
  /** Megabytes of the reading thread's memory: its heap, and what is outside of it, such as buffers. */
  memoryMb: number
  /** Milliseconds between two checks of the memory. */
  checkMs: number
  /** Milliseconds after which an idle worker ends. */
  idleMs: number
  /** Pages of a PDF. */
  pages: number
  /** Characters of a text. */
  characters: number
  /** Entries of a DOCX file. */
  zipEntries: number
  /** Bytes to which the parts of a DOCX file that are read may unpack together. */
  unpackedBytes: number
  /** Levels of elements in a part of a DOCX file. */
  xmlDepth: number
}

export const defaultReadingLimits: ReadingLimits = {
  cpuMs: 25_000,
  ms: 300_000,
  memoryMb: 256,
  checkMs: 50,
  idleMs: 10_000,
  pages: 2_000,
  characters: 5_000_000,
  zipEntries: 5_000,
  unpackedBytes: 50 * 2 ** 20,
  xmlDepth: 400,
}

/** A member waits for the draft of a card. Its JSON has at most 5 million characters, in a picture or an archive. */
export const cardLimits: ReadingLimits = { ...defaultReadingLimits, cpuMs: 5_000, ms: 20_000 }
