import type { Clock } from '@rostra/kit/async/clock'
import type { RunningWork } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import type { Models, ServedModel } from '@rostra/llm/models'
import type { FreeWork } from '@rostra/platform/free-use/free-work'
import type { Credits, MemberPayer } from '@rostra/platform/paid-work/credits'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { Circles } from './circles/ports.ts'
import type { DeletedAccounts } from './deletion/ports.ts'
import type { Discussion } from './discussions/discussion.ts'
import type { DiscussionChanges, DiscussionMetrics, Discussions, FailedDiscussions, RunningDiscussions } from './discussions/ports.ts'
import type { Personas } from './personas/ports.ts'
import type { OnModelCalled, QuestionLimits, Questions } from './questions/ports.ts'

/** Everything that the use cases need; app.ts connects each port to its adapter. */
export interface Ports {
  circles: Circles
  discussions: Discussions
  failedDiscussions: FailedDiscussions
  running: RunningDiscussions
  changes: DiscussionChanges
  metrics: DiscussionMetrics
  personas: Personas
  credits: Credits<Discussion, MemberPayer>
  /** The model that speaks for experts and the chair. */
  speakingModel: ServedModel
  /** The models that answer questions to three models. */
  models: Models
  clock: Clock
  /** Milliseconds since 1970. */
  wallTime: () => number
  questions: Questions
  /** The questions to three models that this process answers. */
  runningQuestions: Pick<RunningWork, 'run' | 'isFull'>
  questionLimits: QuestionLimits
  /** The daily budgets of work that costs no credits. */
  freeWork: FreeWork
  onModelCalled: OnModelCalled
  deletedAccounts: DeletedAccounts
  /** Verifies the token of the guest whose questions a member takes over. */
  verify: TokenVerifier
  log: Log
}
