import { askJson } from '@rostra/llm/ask-json'
import type { LabelledAnswer } from '@rostra/llm/chat-model'
import { concludeFrom } from '../../../domain/discussions/conclusion.ts'
import type { Conclusion, OpenDiscussion, Step } from '../../../domain/discussions/discussion.ts'
import type { Labels } from '../../../domain/discussions/labels.ts'
import { profileRecitals } from '../../../domain/discussions/recitation/profile-recitals.ts'
import { hasAnswer, withoutRecitations } from '../../../domain/discussions/recitation/recitation.ts'
import { chairRequest, type Verdict, verdictSchema } from '../../../domain/discussions/requests/chair-request.ts'
import { endsBy } from '../../../domain/discussions/time-limits.ts'
import type { Ports } from '../../../domain/ports.ts'
import { boundedModel, failureKind } from './ask-model.ts'

/**
 * Calls the model as the chair. Returns its step, with labels, and its conclusion, with names; null when it failed. Sends
 * invalid JSON back once for repair. Throws the signal's reason once it aborts.
 */
export async function askChair(
  ports: Pick<Ports, 'speakingModel' | 'clock' | 'wallTime' | 'log'>,
  discussion: OpenDiscussion,
  answers: readonly LabelledAnswer[],
  labels: Labels,
  signal: AbortSignal,
): Promise<{ step: Step; conclusion: Conclusion | null }> {
  const { model, spent } = boundedModel(ports, endsBy(discussion))
  const { prompt: question, followsUp, delimiterSeed } = discussion
  const request = { ...chairRequest({ question, followsUp }, delimiterSeed, answers), model: ports.speakingModel.modelId, signal }
  const verdict = await askJson(model, request, verdictSchema).catch((error) => {
    signal.throwIfAborted()
    ports.log.warn({ discussionId: discussion.id, failure: failureKind(error) }, 'the chair of a discussion did not answer')
    return null
  })
  signal.throwIfAborted()
  const clean = verdict && withoutSecrets(verdict, discussion, labels)
  const conclusion = clean && concludeFrom(clean, labels)
  const content = clean?.consensus ?? ''
  return { step: { kind: 'chair', expertId: '', content, position: '', ...spent, at: new Date(ports.wallTime()) }, conclusion }
}

/** Removes recitations of the instructions of experts that answered: the chair reads no others. Null when no consensus is left. */
function withoutSecrets({ consensus: raw, agreement, minority }: Verdict, { profiles }: OpenDiscussion, labels: Labels): Verdict | null {
  const answered = new Set([...labels.values()].map(({ id }) => id))
  const runs = profiles.filter(({ id }) => answered.has(id)).map((profile) => profileRecitals(profile).others)
  const clean = (text: string) => withoutRecitations(text, ...runs)
  const consensus = clean(raw)
  if (!hasAnswer(consensus)) return null
  const view = minority && clean(minority.view)
  return { consensus, agreement, minority: minority && view ? { ...minority, view, reason: clean(minority.reason) } : null }
}
