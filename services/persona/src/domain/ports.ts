import type { DailyActivity, Visits } from './analytics/ports.ts'
import type { DeletedAccounts } from './deleted-accounts/ports.ts'
import type { DeletedPersonas } from './deleted-personas/ports.ts'
import type { FeaturedTurns, FeaturingChoices } from './featured/ports.ts'
import type { OpeningLinesGenerator, OpeningLinesJobs } from './opening-lines/ports.ts'
import type { PassageSearch, Passages } from './passages/ports.ts'
import type { Personas, PersonaWrites } from './personas/ports.ts'
import type { PromptVersions } from './prompt-versions/ports.ts'
import type { Reports } from './reports/ports.ts'
import type { PublicPersonas } from './search/ports.ts'
import type { Slugs } from './slugs/ports.ts'
import type { FileReader, ReadySources, SourceFiles, SourceLeftovers, SourceReadings, Sources } from './sources/ports.ts'
import type { Suspensions } from './suspensions/ports.ts'
import type { Votes } from './votes/ports.ts'

/** Everything that use cases and RPCs need from the adapters. */
export interface Ports {
  personas: Personas
  personaWrites: PersonaWrites
  slugs: Slugs
  promptVersions: PromptVersions
  publicPersonas: PublicPersonas
  featuredTurns: FeaturedTurns
  featuringChoices: FeaturingChoices
  reports: Reports
  suspensions: Suspensions
  votes: Votes
  dailyActivity: DailyActivity
  openingLinesJobs: OpeningLinesJobs
  /** Null when only the offline model is configured. */
  openingLinesGenerator: OpeningLinesGenerator | null
  /** Starts work on due opening lines without waiting for the next poll. */
  wakeOpeningLinesWorker: () => void
  sources: Sources
  readySources: ReadySources
  sourceFiles: SourceFiles
  sourceReadings: SourceReadings
  sourceLeftovers: SourceLeftovers
  fileReader: FileReader
  /** Starts to read sources that wait without waiting for the next poll. */
  wakeSourceReader: () => void
  passages: Passages
  passageSearch: PassageSearch
  visits: Visits
  deletedAccounts: DeletedAccounts
  deletedPersonas: DeletedPersonas
  now: () => Date
}
