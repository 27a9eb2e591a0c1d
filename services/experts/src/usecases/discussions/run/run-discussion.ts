import { retry } from '@rostra/kit/async/retry'
import { LeaseLost } from '@rostra/kit/leases/running-work'
import type { LabelledAnswer } from '@rostra/llm/chat-model'
import { callBudget } from '../../../domain/discussions/call-budget.ts'
import { type Expert, type ExpertProfile, type OpenDiscussion, type Step, tooFewAnswers } from '../../../domain/discussions/discussion.ts'
import { labelOf, labelsOf, withoutNames } from '../../../domain/discussions/labels.ts'
import { runsOf } from '../../../domain/discussions/outcome.ts'
import {
  answeredExperts,
  latestAnswer,
  missingDrafts,
  missingRevisions,
  quorum,
  skipsRevisions,
  stepOf,
} from '../../../domain/discussions/phase.ts'
import type { Ending, Starter } from '../../../domain/discussions/ports.ts'
import { draftRequest, revisionRequest } from '../../../domain/discussions/requests/expert-request.ts'
import { hasTimeToRevise } from '../../../domain/discussions/time-limits.ts'
import type { Ports } from '../../../domain/ports.ts'
import { askChair } from './ask-chair.ts'
import { askExpert } from './ask-expert.ts'

type Needed = Pick<Ports, 'discussions' | 'failedDiscussions' | 'personas' | 'speakingModel' | 'metrics' | 'clock' | 'wallTime' | 'log'>

/** How long a write is retried, in milliseconds. During that time heartbeats renew the lease, or find that it is lost. */
const storeRetryMs = 150_000

/**
 * Runs a discussion from its stored steps to its end: drafts, one round of critique and revision unless all drafts agree or no time is
 * left or only the offline model answers, and the chair. When the chair fails, the discussion is completed without a conclusion. Stores
 * each step before any step that needs it, and runs no stored step again. Counts a failure for its starter once a model has run. Throws
 * the reason of `signal` once it aborts, and LeaseLost when another replica owns the discussion.
 */
export async function runDiscussion(ports: Needed, opened: OpenDiscussion, starter: Starter, signal: AbortSignal): Promise<void> {
  const failed = new AbortController()
  const run = new Run(ports, opened, starter, AbortSignal.any([signal, failed.signal]))
  try {
    await run.toItsEnd()
  } catch (error) {
    // The first failed write aborts the other experts' calls.
    failed.abort(error)
    throw error
  }
}

class Run {
  #discussion: OpenDiscussion
  readonly #ports: Needed
  readonly #starter: Starter
  readonly #signal: AbortSignal
  readonly #budget
  readonly #unstored: Step[] = []
  #storing: Promise<void> | undefined

  constructor(ports: Needed, discussion: OpenDiscussion, starter: Starter, signal: AbortSignal) {
    this.#ports = ports
    this.#starter = starter
    this.#discussion = discussion
    this.#signal = signal
    this.#budget = callBudget(discussion)
  }

  async toItsEnd(): Promise<void> {
    const { metrics, wallTime } = this.#ports
    await Promise.all(missingDrafts(this.#discussion).map((expert) => this.#draft(expert)))
    if (answeredExperts(this.#discussion).length < quorum) return this.#fail()
    if (skipsRevisions(this.#discussion)) metrics.revisionsSkipped()
    else if (hasTimeToRevise(this.#discussion, wallTime())) {
      const drafts = this.#answers('draft')
      await Promise.all(missingRevisions(this.#discussion).map((expert) => this.#revise(expert, drafts)))
    }
    await this.#conclude()
  }

  async #draft(expert: Expert): Promise<void> {
    const profile = this.#profileOf(expert)
    const { prompt: question, followsUp, delimiterSeed, memberId } = this.#discussion
    const { personas, speakingModel } = this.#ports
    const material = speakingModel.offline ? await personas.material(expert.id, question, memberId, this.#signal) : undefined
    await this.#ask('draft', profile, (again) => draftRequest({ question, followsUp, delimiterSeed, profile, again }, material))
  }

  async #revise(expert: Expert, drafts: readonly LabelledAnswer[]): Promise<void> {
    const profile = this.#profileOf(expert)
    const { prompt: question, followsUp, delimiterSeed } = this.#discussion
    const labels = labelsOf(this.#discussion)
    await this.#ask('revision', profile, (again) =>
      revisionRequest({ question, followsUp, delimiterSeed, profile, again }, drafts, labelOf(labels, expert.id)),
    )
  }

  async #ask(kind: 'draft' | 'revision', profile: ExpertProfile, request: Parameters<typeof askExpert>[1]['request']): Promise<void> {
    const step = await askExpert(this.#ports, { discussion: this.#discussion, kind, profile, request, budget: this.#budget }, this.#signal)
    await this.#store(step)
    this.#ports.metrics.step(kind, step.content ? 'ok' : 'failed')
  }

  async #conclude(): Promise<void> {
    const labels = labelsOf(this.#discussion)
    const { step, conclusion } = await askChair(this.#ports, this.#discussion, this.#answers('latest'), labels, this.#signal)
    this.#ports.metrics.step('chair', conclusion ? 'ok' : 'failed')
    await this.#end({ status: 'completed', conclusion, failure: null, chairStep: step })
  }

  /** Returns the experts' answers by label, without names: the drafts, or the latest answers. */
  #answers(which: 'draft' | 'latest'): LabelledAnswer[] {
    const { experts } = this.#discussion
    const labels = labelsOf(this.#discussion)
    return [...labels].map(([label, { id }]) => {
      const step = (which === 'draft' && stepOf(this.#discussion, 'draft', id)) || latestAnswer(this.#discussion, id)
      const hide = (text: string) => withoutNames(text, step.kind === 'draft' ? 'draft' : 'revision', experts, labels)
      return { label, text: hide(step.content), position: hide(step.position) }
    })
  }

  /** Stores a step. Steps that arrive during a write are stored together by the next one. */
  async #store(step: Step): Promise<void> {
    this.#unstored.push(step)
    this.#storing ??= this.#storeAll()
    await this.#storing
  }

  async #storeAll(): Promise<void> {
    try {
      while (this.#unstored.length > 0) {
        const steps = this.#unstored.splice(0)
        this.#discussion = await this.#write(() => this.#ports.discussions.storeSteps(this.#discussion, steps))
      }
    } finally {
      // Cleared here and not after the promise settles: a step that arrives in between would wait for a finished write.
      this.#storing = undefined
    }
  }

  async #fail(): Promise<void> {
    const { failedDiscussions, log } = this.#ports
    const { id: discussionId, steps } = this.#discussion
    log.warn({ discussionId }, 'a discussion failed: fewer than two experts answered')
    // Before the end is stored, so that the next start is checked against it.
    const runs = runsOf(steps)
    if (runs > 0) {
      const warn = (err: unknown) => log.warn({ err, discussionId }, 'a failed discussion could not be counted')
      await failedDiscussions.count(this.#starter, runs).catch(warn)
    }
    return this.#end({ status: 'failed', conclusion: null, failure: tooFewAnswers, chairStep: null })
  }

  async #end(ending: Ending): Promise<void> {
    const { metrics, wallTime, discussions } = this.#ports
    await this.#write(() => discussions.storeEnd(this.#discussion, ending))
    const isUnconcluded = ending.status === 'completed' && !ending.conclusion
    metrics.ended(isUnconcluded ? 'unconcluded' : ending.status, (wallTime() - this.#discussion.createdAt.getTime()) / 1000)
  }

  /** Retries a write while the store is unavailable. Throws LeaseLost when it returns false or null. */
  async #write<Result>(write: () => Promise<Result | false | null>): Promise<Result> {
    const result = await retry(write, { forMs: storeRetryMs, signal: this.#signal, clock: this.#ports.clock })
    if (result) return result
    throw new LeaseLost()
  }

  #profileOf({ id }: Expert): ExpertProfile {
    const profile = this.#discussion.profiles.find((each) => each.id === id)
    if (!profile) throw new Error('an expert has no profile')
    return profile
  }
}
