import { randomBytes } from 'node:crypto'
import { pause } from '@rostra/kit/async/clock'
import { minExperts } from '../../../domain/circles/circle.ts'
import { circleTooSmall, type Discussion, refuseReusedRequestId, startInProgress } from '../../../domain/discussions/discussion.ts'
import type { ClaimResult, NewDiscussion } from '../../../domain/discussions/ports.ts'
import { readPrompt, readRequestId } from '../../../domain/discussions/prompt.ts'
import { shuffled } from '../../../domain/discussions/shuffled.ts'
import type { Ports } from '../../../domain/ports.ts'
import { admitDiscussion } from './admit-discussion.ts'
import { discardFailed } from './cancel-claim.ts'

export interface StartDiscussion {
  memberId: string
  prompt: string
  requestId: string
  token: string
}

export interface StartResult {
  id: string
  /** The discussion existed before this start. */
  existed: boolean
}

/** The longest wait for another start's admission, in milliseconds. */
const admissionWaitMs = 4_000
/** Milliseconds between two reads meanwhile: from the first to the second value, each time twice as long. */
const firstPollMs = 20
const maxPollMs = 250

/**
 * Starts a discussion of the member's circle and returns it once it runs, in the background. A repeated request id returns the first start's
 * discussion. Throws VALIDATION, REQUEST_ID_REUSED, CIRCLE_TOO_SMALL, INSUFFICIENT_CREDITS, OVERLOADED, and START_IN_PROGRESS when an earlier
 * start with this request id is not admitted within 4 s or `signal` aborts.
 */
export async function startDiscussion(ports: Ports, request: StartDiscussion, signal: AbortSignal): Promise<StartResult> {
  const { memberId, token } = request
  const prompt = readPrompt(request.prompt)
  const requestId = readRequestId(request.requestId)
  const until = ports.clock.now() + admissionWaitMs
  // Read beside the question for an earlier attempt, which most starts do not have.
  const preparing = expertsOf(ports, memberId, { token, signal })
  preparing.catch(() => undefined)
  let earlier = await ports.discussions.byRequest(memberId, requestId)
  while (true) {
    if (earlier) {
      refuseReusedRequestId(earlier, prompt)
      const admitted = await waitForAdmission(ports, earlier, until, signal)
      if (admitted) return { id: admitted.id, existed: true }
    }
    ports.running.refuseWhenFull()
    const { kind, discussion } = await claim(ports, {
      memberId,
      requestId,
      prompt,
      ...(await preparing),
    })
    if (kind === 'claimed') {
      await admitDiscussion(ports, discussion, token)
      return { id: discussion.id, existed: false }
    }
    earlier = discussion
  }
}

type Prepared = Pick<NewDiscussion, 'experts' | 'profiles' | 'order'>

/** Reads the member's circle as it is now: a later change of it or of a persona changes no discussion. Throws CIRCLE_TOO_SMALL. */
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

type Claimed = Prepared & Pick<NewDiscussion, 'memberId' | 'requestId' | 'prompt'>

/** Claims. After a failure with an unknown result discards what may be stored, so that a repeat of the start can claim for itself. */
async function claim(ports: Ports, claimed: Claimed): Promise<ClaimResult> {
  const id = ports.discussions.newId()
  const delimiterSeed = randomBytes(16).toString('hex')
  try {
    return await ports.discussions.claim({ ...claimed, id, delimiterSeed, offline: ports.speakingModel.offline })
  } catch (error) {
    await discardFailed(ports, id)
    throw error
  }
}

/**
 * Waits until another start's claim is admitted. Returns null when it was refused; the caller then claims for itself. Throws START_IN_PROGRESS
 * at the end of the wait.
 */
async function waitForAdmission(
  { discussions, clock }: Ports,
  claimed: Discussion,
  until: number,
  signal: AbortSignal,
): Promise<Discussion | null> {
  let discussion: Discussion | null = claimed
  for (let pollMs = firstPollMs; discussion?.status === 'claimed'; pollMs = Math.min(2 * pollMs, maxPollMs)) {
    if (clock.now() + pollMs > until) throw startInProgress()
    await pause(pollMs, clock, signal)
    if (signal.aborted) throw startInProgress()
    discussion = await discussions.byRequest(claimed.memberId, claimed.requestId)
  }
  return discussion
}
