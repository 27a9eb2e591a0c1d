import type { RunningWork } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { Retrievals } from './citations/given-material.ts'
import type { Conversations, Titles } from './conversations/ports.ts'
import type { Credits } from './credits/ports.ts'
import type { DeletedAccounts, DeletedConversations } from './deletion/ports.ts'
import type { DemoExchanges } from './demo-conversations/ports.ts'
import type { Exchanges, Feedbacks } from './exchanges/ports.ts'
import type { ContinuedOutcome } from './generations/continuation.ts'
import type { Frames, GenerationEnds, RunningGenerations, StopSignal } from './generations/ports.ts'
import type { InboxItems, InboxMetrics, Members, QuestionGroups, Summaries } from './inbox/ports.ts'
import type { TrialQuota, UnansweredSends } from './limits/ports.ts'
import type { EnabledMembers, Memories } from './memories/ports.ts'
import type { Personas } from './personas/ports.ts'
import type { ConversationLookups, SearchEntries } from './search/ports.ts'
import type { Shares } from './shares/ports.ts'

/** Everything that the use cases need; app.ts connects each port to its adapter. */
export interface Ports {
  conversations: Conversations & ConversationLookups
  titles: Titles
  exchanges: Exchanges
  feedbacks: Feedbacks
  shares: Shares
  searchEntries: SearchEntries
  frames: Frames
  generationEnds: GenerationEnds
  running: RunningGenerations
  stopSignal: StopSignal
  credits: Credits
  trialQuota: TrialQuota
  unansweredSends: UnansweredSends
  personas: Personas
  retrievals: Retrievals
  memories: Memories
  enabledMembers: EnabledMembers
  deletedAccounts: DeletedAccounts
  deletedConversations: DeletedConversations
  demoExchanges: DemoExchanges
  members: Members
  inboxItems: InboxItems
  questionGroups: QuestionGroups
  summaries: Summaries
  /** The summaries of a week that this process makes: one run at a time. */
  summaryRuns: RunningWork
  inboxMetrics: InboxMetrics
  /** Counts an answer of a lost replica by how it ended. */
  countContinued: (outcome: ContinuedOutcome) => void
  /** The model that answers for personas. */
  answeringModel: ServedModel
  /** Milliseconds since 1970. */
  now: () => number
  verify: TokenVerifier
  log: Log
}
