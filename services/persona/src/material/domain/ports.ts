import type { Personas } from '../../core/domain/personas/ports.ts'
import type { GivenDocuments } from './demo-material/demo-material.ts'
import type { Embed, EmbeddingProgress, PassageSearch, Passages } from './passages/ports.ts'
import type { FileReader, ReadySources, SourceFiles, SourceLeftovers, SourceReadings, Sources } from './sources/ports.ts'

/** The personas that everyone sees. */
export interface PublicPersonas {
  /** Returns those with a ready source, the most popular first. Reads what is stored now: a persona that was hidden is missing at once. */
  withMaterial: (limit: number) => Promise<{ id: string; name: string }[]>
}

/** What the use cases of material need. */
export interface Ports {
  personas: Pick<Personas, 'byId' | 'bySlug' | 'cardById' | 'ownedBy'>
  publicPersonas: PublicPersonas
  givenDocuments: GivenDocuments
  sources: Sources
  readySources: ReadySources
  sourceFiles: SourceFiles
  sourceReadings: SourceReadings
  sourceLeftovers: SourceLeftovers
  fileReader: FileReader
  /** Starts to read waiting sources now, before the next poll. */
  wakeSourceReader: () => void
  /** The bytes that the material of one account may take. */
  quotaBytes: number
  passages: Passages
  passageSearch: PassageSearch
  /** Null without an embedding server. */
  embed: Embed | null
  /** Null without an embedding server. */
  embeddingProgress: EmbeddingProgress | null
  now: () => Date
}
