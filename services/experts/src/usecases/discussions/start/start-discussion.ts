import { randomBytes } from 'node:crypto'
import { refuseWithoutSlot } from '@rostra/platform/paid-work/served-first'
import { minExperts } from '../../../domain/circles/circle.ts'
import { circleTooSmall, type EarlierDiscussion, refuseReusedRequestId, startInProgress } from '../../../domain/discussions/discussion.ts'
import { withoutLabels } from '../../../domain/discussions/labels.ts'
import { stepOf } from '../../../domain/discussions/phase.ts'
import type { NewDiscussion } from '../../../domain/discussions/ports.ts'
import { readPrompt, readRequestId } from '../../../domain/discussions/prompt.ts'
import { shuffled } from '../../../domain/discussions/shuffled.ts'
import type { Ports } from '../../../domain/ports.ts'
import { requireOwnDiscussion } from '../require-own-discussion.ts'
import { admitDiscussion } from './admit-discussion.ts'
import { paidDiscussion } from './paid-discussion.ts'

export interface StartDiscussion {
  memberId: string
  prompt: string
  requestId: string
  /** The id of the member's completed discussion that this one follows up; empty for none. */
  followsUp: string
  token: string
  isConfirmed: boolean
  /** Whether the member is served near the limit, where citizens are refused. */
  isServedFirst: boolean
  clientAddress: string
}

export interface StartResult {
  id: string
  /** The discussion existed before this start. */
  existed: boolean
}

/** The longest wait for another start's admission, in milliseconds. */
const admissionWaitMs = 4_000

const full = { full: 'Too many discussions at once, please try again', retryAfter: 5 }

/**
 * Starts a discussion of the member's circle and returns it once it runs, in the background. A repeated request id
 * returns the first start's discussion. Throws VALIDATION, DISCUSSION_NOT_FOUND for a discussion to follow up,
 * REQUEST_ID_REUSED, CIRCLE_TOO_SMALL, INSUFFICIENT_CREDITS, TOO_MANY_UNANSWERED, OVERLOADED, and START_IN_PROGRESS
 * when an earlier start with this request id is not admitted within 4 s or `signal` aborts.
 */
export async function startDiscussion(ports: Ports, request: StartDiscussion, signal: AbortSignal): Promise<StartResult> {
  const { memberId, token, isConfirmed, clientAddress } = request
  const starter = { memberId, isConfirmed, clientAddress }
  const prompt = readPrompt(request.prompt)
  const requestId = readRequestId(request.requestId)
  const paid = paidDiscussion(ports)
  const wait = { until: ports.clock.now() + admissionWaitMs, signal, late: startInProgress }
  const read = () => ports.discussions.byRequest(memberId, requestId)
  // Runs concurrently with the lookup of an earlier attempt, which most starts do not have.
  const preparing = expertsOf(ports, memberId, { token, signal })
  preparing.catch(() => undefined)
  const following = earlierDiscussion(ports, memberId, request.followsUp)
  following.catch(() => undefined)
  let earlier = await read()
  while (true) {
    if (earlier) {
      refuseReusedRequestId(earlier, prompt)
      const admitted = await paid.awaitAdmission(earlier, { ...wait, read })
      if (admitted) return { id: admitted.id, existed: true }
    }
    refuseWithoutSlot([ports.running, ports.speakingModel], request.isServedFirst, full)
    await ports.failedDiscussions.refuseTooMany(starter)
    const id = ports.discussions.newId()
    const delimiterSeed = randomBytes(16).toString('hex')
    const { offline, modelId } = ports.speakingModel
    const followsUp = await following
    const claimed = { id, memberId, requestId, prompt, followsUp, delimiterSeed, offline, model: modelId, ...(await preparing) }
    const { kind, discussion } = await paid.claim(id, () => ports.discussions.claim(claimed))
    if (kind === 'claimed') {
      await admitDiscussion(ports, discussion, { ...starter, token })
      return { id: discussion.id, existed: false }
    }
    earlier = discussion
  }
}

/**
 * Returns the discussion that a new one follows up, without the names of its experts; null for an empty id, and when it ended without a
 * consensus. Throws DISCUSSION_NOT_FOUND.
 */
async function earlierDiscussion(ports: Ports, memberId: string, id: string): Promise<EarlierDiscussion | null> {
  if (id === '') return null
  const earlier = await requireOwnDiscussion(ports, memberId, id)
  const consensus = stepOf(earlier, 'chair', '')?.content
  return consensus ? { id, prompt: earlier.prompt, consensus: withoutLabels(consensus) } : null
}

type Prepared = Pick<NewDiscussion, 'experts' | 'profiles' | 'order'>

/**
 * Reads the experts from the member's current circle. Later changes of circle or personas do not affect the discussion. Throws
 * CIRCLE_TOO_SMALL.
 */
async function expertsOf(
  { circles, personas }: Ports,
  memberId: string,
  reader: { token: string; signal: AbortSignal },
): Promise<Prepared> {
  const { entries } = await circles.of(memberId)
  if (entries.length < minExperts) throw circleTooSmall()
  const found = await personas.speakingProfiles(
    entries.map(({ personaId }) => personaId),
    reader,
  )
  if (found.length < minExperts) throw circleTooSmall()
  const experts = found.map(({ id, name, slug, avatarUrl, avatarEmoji, avatarBgColor }) => ({
    id,
    name,
    slug,
    avatarUrl,
    avatarEmoji,
    avatarBgColor,
  }))
  const profiles = found.map(({ id, name, description, category, rolePrompt, strictlyFollows }) => ({
    id,
    name,
    description,
    category,
    rolePrompt,
    strictlyFollows,
  }))
  return { experts, profiles, order: shuffled(experts.map(({ id }) => id)) }
}
