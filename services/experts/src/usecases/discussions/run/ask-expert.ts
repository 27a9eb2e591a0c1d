import type { Finish } from '@rostra/llm/chat-model'
import type { CallBudget } from '../../../domain/discussions/call-budget.ts'
import type { Discussion, ExpertProfile, Step } from '../../../domain/discussions/discussion.ts'
import { type Answer, parseAnswer } from '../../../domain/discussions/position.ts'
import { profileRecitals } from '../../../domain/discussions/recitation/profile-recitals.ts'
import { hasAnswer, type Runs, recites, withoutRecitations } from '../../../domain/discussions/recitation/recitation.ts'
import type { DiscussionRequest } from '../../../domain/discussions/requests/expert-request.ts'
import { answersBy } from '../../../domain/discussions/time-limits.ts'
import type { Ports } from '../../../domain/ports.ts'
import { askText, boundedModel, failureKind } from './ask-model.ts'

type Needed = Pick<Ports, 'speakingModel' | 'clock' | 'wallTime' | 'log'>

export interface ExpertStep {
  discussion: Pick<Discussion, 'id' | 'createdAt'>
  kind: 'draft' | 'revision'
  profile: ExpertProfile
  /** Builds the request. `again` is true after an answer that recited the instructions. */
  request: (again: boolean) => DiscussionRequest
  budget: CallBudget
}

/**
 * Calls the model as one expert and returns its step, with empty text when it failed or declined. When the answer recites the expert's
 * instructions, calls it once more while spare calls are left, and then removes recitations. Throws the signal's reason once it aborts.
 */
export async function askExpert(
  ports: Needed,
  { discussion, kind, profile, request, budget }: ExpertStep,
  signal: AbortSignal,
): Promise<Step> {
  const { own } = profileRecitals(profile)
  const { model, spent } = boundedModel(ports, answersBy(discussion))
  let isFree = false
  const ask = async (again: boolean): Promise<AskedAnswer> => {
    try {
      const { text, end, isFree: costsNothing } = await askText(model, { ...request(again), model: ports.speakingModel.modelId, signal })
      isFree = costsNothing
      // The text is not what the model has to say.
      if (end === 'refused' || end === 'filtered') return { ...none, declined: true }
      return { ...parseAnswer(text), end }
    } catch (error) {
      signal.throwIfAborted()
      ports.log.warn({ discussionId: discussion.id, kind, expertId: profile.id, failure: failureKind(error) }, 'an expert did not answer')
      return none
    }
  }
  let answer = await ask(false)
  if (recites(allOf(answer), own) && budget.takeSpare()) {
    const second = await ask(true)
    if (second.content) answer = second
  }
  signal.throwIfAborted()
  const shown = cleaned(answer, own)
  const step: Step = { kind, expertId: profile.id, ...shown, ...spent, at: new Date(ports.wallTime()) }
  if (answer.declined) return { ...step, declined: true }
  if (shown.content && answer.end) step.end = answer.end
  return isFree ? { ...step, abstained: true } : step
}

interface AskedAnswer extends Answer {
  /** Why the model ended. Absent without text. */
  end?: Finish
  /** The model refused, or its provider's content filter ended the answer. */
  declined?: true
}

const none: Answer = { content: '', position: '' }

/** Removes recitations. Returns an empty answer when fewer than 5 words are left. */
function cleaned(answer: Answer, own: Runs): Answer {
  const isClean = !recites(allOf(answer), own)
  const content = isClean ? answer.content : withoutRecitations(answer.content, own)
  if (!hasAnswer(content)) return none
  if (isClean) return { content, position: answer.position }
  const position = withoutRecitations(answer.position, own)
  return { content, position: recites(allOf({ content, position }), own) ? '' : position }
}

/** Joins text and position of an answer, because a recitation may begin in one and end in the other. */
const allOf = ({ content, position }: Answer): string => `${content}\n${position}`
