import { type Caller, member, person } from '@rostra/platform/caller'
import type { EndFrame, Frame } from '../../domain/generations/frame.ts'
import { createFrameBatcher } from '../../domain/generations/frame-batcher.ts'
import { maxAnswerTokens, promptFor } from '../../domain/generations/prompt.ts'
import type { Ports } from '../../domain/ports.ts'
import { readTrial, type TrialInput } from '../../domain/trials/trial.ts'

export interface TrialReader {
  /** Called once the trial is accepted, before the first frame. */
  onStart: () => Promise<void> | undefined
  onFrame: (frame: Frame) => Promise<void> | undefined
}

const maxTrialMs = 2 * 60_000

/**
 * Answers as a persona that is still being written. Stores nothing: the answer ends with the call, or after two minutes.
 * Throws AUTH_REQUIRED, VALIDATION, OVERLOADED or RATE_LIMITED before `onStart`.
 */
export async function answerTrial(
  { running, answeringModel, trialQuota, log }: Pick<Ports, 'running' | 'answeringModel' | 'trialQuota' | 'log'>,
  { caller, clientAddress, signal, ...input }: TrialInput & { caller: Caller; clientAddress: string; signal: AbortSignal },
  { onStart, onFrame }: TrialReader,
): Promise<void> {
  member(caller)
  const { profile, greeting, turns } = readTrial(input)
  running.refuseWhenFull()
  await trialQuota.use({ person: person(caller), clientAddress })
  await onStart()
  let seq = 0
  let answer = ''
  let delivered = Promise.resolve()
  const batcher = createFrameBatcher((content) => {
    answer += content
    const frame = { kind: 'chunk', seq: ++seq, content } as const
    delivered = delivered.then(() => onFrame(frame))
    // `await delivered` below throws the error of a reader that is gone; until then it must not count as unhandled.
    delivered.catch(() => undefined)
  })
  const request = {
    ...promptFor(profile, greeting, turns),
    model: answeringModel.modelId,
    maxTokens: maxAnswerTokens,
    signal: AbortSignal.any([signal, AbortSignal.timeout(maxTrialMs)]),
  }
  const failed = await answeringModel.model.stream(request, batcher.push).then(
    () => answer === '',
    (err) => {
      if (!signal.aborted) log.warn({ err }, 'a trial failed')
      return true
    },
  )
  batcher.flush()
  await delivered
  const failure = failed ? { error: 'Failed to get response from AI', reason: answer === '' ? 'EMPTY_ANSWER' : 'MODEL_FAILED' } : null
  const end: EndFrame = { kind: 'end', seq: seq + 1, status: failed ? 'failed' : 'complete', answer, failure }
  if (!signal.aborted) await onFrame(end)
}
