import type { FreeWorker } from '@rostra/platform/free-use/free-work'
import type { MemberPayer } from '@rostra/platform/paid-work/credits'
import { isUnanswered, noRetrieval, retrievalOf } from '../../domain/citations/retrieval.ts'
import type { Conversation } from '../../domain/conversations/conversation.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { Admission, RecentExchange } from '../../domain/exchanges/ports.ts'
import { notContinuable } from '../../domain/exchanges/replacement.ts'
import { turnsWithHistory } from '../../domain/generations/history.ts'
import { promptFor } from '../../domain/generations/prompt.ts'
import { answererId, isAnsweredByOwn, mayGetExchange, mayGetNotes } from '../../domain/personas/answerer.ts'
import type { SpeakingProfile } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { passagesForAnswer } from '../citations/passages-for-answer.ts'
import { type AskedAnswer, callModel, limitedTo } from '../generations/call-model.ts'
import { refuseUnanswered } from '../generations/refuse-unanswered.ts'
import { readBranch, readRecent } from './read-branch.ts'
import { requireContinuable } from './read-continued.ts'

type Needed = Pick<Ports, 'personas' | 'exchanges' | 'retrievals' | 'promptMaterial' | 'unansweredSends' | 'modelOf'>

/** The state of a conversation that a send has read. */
export interface Sent {
  conversation: Conversation
  /** The latest exchanges, the newest first; undefined when they may have changed since they were read. */
  recent: readonly RecentExchange[] | undefined
  /** The exchange after which the message comes; undefined for the last one of the shown branch. */
  parentId: string | null | undefined
  /** Reads the persona, once for all calls. */
  readProfile: () => Promise<SpeakingProfile>
  /** `isServedFirst`: near the limit, where guests and citizens are refused. */
  sender: MemberPayer & { arrivedAt: number; worker: FreeWorker; isServedFirst: boolean }
  /** The most credits that the answer may cost; 0 or absent for no limit. */
  maxCredits?: number | undefined
  /** What a program wants of the answer. Absent for a page. */
  wishes?: { callerData: string; maxTokens: number }
}

interface PreparedAnswer {
  admission: Admission
  /** The answer that the model was asked for. */
  asked: AskedAnswer
}

/**
 * Reads the branch and the prompt material beside the persona, finds passages, and asks the persona's model once the
 * credits are `held`. The search for passages starts as soon as the persona and the branch are known; a continuation gets
 * those of its answer again. `refused` aborts the search and the model's call. Throws BOT_NOT_FOUND, NOT_CONTINUABLE,
 * TOO_MANY_UNANSWERED, or what the hold throws; when several fail, the hold's error last.
 */
export async function prepareAnswer(
  ports: Needed,
  exchange: Exchange,
  { conversation, recent, parentId, sender, wishes, readProfile }: Sent,
  held: Promise<unknown>,
  refused: AbortSignal,
): Promise<PreparedAnswer> {
  const { content } = exchange
  const { token, worker } = sender
  const branchOf = (latest: readonly RecentExchange[]) => readBranch(ports, conversation, latest, parentId)
  const known = {
    profile: readProfile(),
    branch: recent ? branchOf(recent) : readRecent(ports, conversation.id).then(branchOf),
  }
  const isContinuation = exchange.continues !== ''
  const found = isContinuation ? undefined : passagesForAnswer(ports, known, { query: content, token, signal: refused })
  // It rejects only with an error of `known`, which is thrown below.
  found?.catch(() => undefined)
  const [profile, branch, promptMaterial, continued] = await allOf([
    known.profile,
    known.branch,
    ports.promptMaterial(exchange),
    isContinuation ? requireContinuable(ports, exchange) : undefined,
    refuseUnanswered(ports, { counted: worker, personaId: conversation.personaId, message: content, profile: known.profile }),
    held,
  ])
  // A creator's own server gets no text of another model, and no other model goes on with its answer.
  if (continued && isAnsweredByOwn(continued) !== (profile.ownModel !== null)) throw notContinuable()
  const retrieval = continued ? retrievalOf(continued, profile.hasMaterial) : ((await found) ?? noRetrieval)
  const written = continued?.answer ?? ''

  const earlier = branch.exchanges.filter((past) => mayGetExchange(profile, past))
  const turns = turnsWithHistory(content, earlier)
  const chatModel = answererId(profile)
  const prompt = promptFor(profile, conversation.greeting, turns, {
    promptMaterial: mayGetNotes(profile) ? promptMaterial : null,
    retrieval,
    callerData: wishes?.callerData,
  })
  const asked = callModel(limitedTo(ports.modelOf(profile), wishes?.maxTokens), prompt, { before: written })
  refused.addEventListener('abort', asked.abandon)
  const unanswered = continued ? continued.unanswered : profile.hasMaterial && isUnanswered(retrieval)
  const { passages: given, openers } = retrieval
  return { admission: { parentId: branch.leaf, given, openers, unanswered, written, chatModel }, asked }
}

/**
 * Waits for all of these even after one has failed, so that their effects are known. Throws the error of the first one in the list that
 * failed.
 */
async function allOf<T extends readonly unknown[]>(work: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work)
  return Promise.all(work)
}
