import type { Personas } from '../../core/domain/personas/ports.ts'
import type { Embed, PassageSearch, Passages } from './passages/ports.ts'
import type { FileReader, ReadySources, SourceFiles, SourceLeftovers, SourceReadings, Sources } from './sources/ports.ts'

/** What the use cases of material need. */
export interface Ports {
  personas: Pick<Personas, 'byId' | 'bySlug' | 'cardById' | 'ownedBy'>
  sources: Sources
  readySources: ReadySources
  sourceFiles: SourceFiles
  sourceReadings: SourceReadings
  sourceLeftovers: SourceLeftovers
  fileReader: FileReader
  /** Starts to read waiting sources now, before the next poll. */
  wakeSourceReader: () => void
  passages: Passages
  passageSearch: PassageSearch
  /** Null without an embedding server. */
  embed: Embed | null
  now: () => Date
}
