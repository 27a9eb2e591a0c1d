import { modelFailure } from '@rostra/llm/failures/model-failure'
import { type Caller, member, personOfMember } from '@rostra/platform/caller'
import { freeWorkerOf } from '@rostra/platform/free-use/free-work'
import { isServedFirst } from '@rostra/platform/paid-work/served-first'
import type { Citation } from '../../domain/citations/citation.ts'
import { CitationFilter, citedIn } from '../../domain/citations/citation-filter.ts'
import { noRetrieval, type Retrieval } from '../../domain/citations/retrieval.ts'
import { failedWith, outcomeOf } from '../../domain/exchanges/answer-end.ts'
import { openersAtEnd } from '../../domain/exchanges/ending.ts'
import { watchState } from '../../domain/generations/answer-state.ts'
import { afterBlank } from '../../domain/generations/blank-text.ts'
import type { ChunkFrame, EndFrame } from '../../domain/generations/frame.ts'
import { createFrameBatcher } from '../../domain/generations/frame-batcher.ts'
import type { StateHandler } from '../../domain/generations/frame-log.ts'
import { promptFor } from '../../domain/generations/prompt.ts'
import { refuseResting } from '../../domain/personas/answerer.ts'
import type { CreatorModel } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { readTrial, type Trial, type TrialInput } from '../../domain/trials/trial.ts'
import { earlierOf, findPassages } from '../citations/passages-for-answer.ts'
import { refuseWithoutRoom } from '../generations/refuse-without-room.ts'

/** The end frame of a trial, with all passages that the model got. */
export type TrialEnd = EndFrame & { given: readonly Citation[] }

export interface TrialReader {
  /** Called once the trial is accepted, before the first frame. */
  onStart: () => Promise<void> | undefined
  onFrame: (frame: ChunkFrame | TrialEnd) => Promise<void> | undefined
  onState: StateHandler
}

interface TrialRequest extends TrialInput {
  caller: Caller
  /** The caller's access token. */
  token: string
  clientAddress: string
  signal: AbortSignal
}

/**
 * Answers a trial: as a persona that is being written, with the material of an own persona of the caller. Stores
 * nothing. The answer ends with the call, or after the longest time of an answer. Throws AUTH_REQUIRED, VALIDATION,
 * OVERLOADED, RATE_LIMITED, OWN_MODEL_RESTING or BOT_NOT_FOUND before `onStart`.
 */
export async function answerTrial(
  ports: Pick<Ports, 'running' | 'modelOf' | 'trialQuota' | 'freeWork' | 'personas' | 'retrievals' | 'log'>,
  { caller, token, clientAddress, signal, ...input }: TrialRequest,
  { onStart, onFrame, onState }: TrialReader,
): Promise<void> {
  const { trialQuota, freeWork, log } = ports
  const { id: accountId } = member(caller)
  const trial = readTrial(input)
  const { profile, greeting, turns } = trial
  const ownModel = await ownModelOf(ports, profile.id, { accountId, token, signal })
  refuseResting({ ownModel })
  const model = ports.modelOf({ ...profile, ownModel })
  refuseWithoutRoom([ports.running, model], isServedFirst(caller))
  const worker = freeWorkerOf(caller, clientAddress)
  await trialQuota.use(worker)
  await freeWork.use('FREE_WORK_TRIAL', worker)
  const retrieval = await retrievalOf(ports, trial, { accountId, token, signal })
  await onStart()
  let seq = 0
  let answer = ''
  let isFree = false
  let delivered = Promise.resolve()
  const deliver = (send: () => Promise<void> | undefined) => {
    delivered = delivered.then(send)
    // `await delivered` below throws the error of a disconnected reader. Until then it must not count as unhandled.
    delivered.catch(() => undefined)
  }
  const state = watchState((now) => deliver(() => onState(now)))
  const batcher = createFrameBatcher((content) => {
    state.wrote()
    answer += content
    const frame = { kind: 'chunk', seq: ++seq, content } as const
    deliver(() => onFrame(frame))
  })
  const overdue = AbortSignal.timeout(model.answerMs)
  const request = {
    ...promptFor(profile, greeting, turns, { retrieval }),
    model: model.modelId,
    maxTokens: model.answerTokens,
    signal: AbortSignal.any([signal, overdue]),
    onFree: () => {
      isFree = true
    },
    onState: state.thought,
  }
  const filter = new CitationFilter(retrieval.passages, afterBlank(batcher.push))
  const read = await model.model
    .stream(request, (text) => filter.push(text))
    .then(
      ({ finish }) => ({ finish }),
      (err) => {
        if (!signal.aborted) log.warn({ err }, 'a trial failed')
        return { failed: failedWith(modelFailure(err, overdue.aborted)) }
      },
    )
  state.end()
  filter.end()
  batcher.flush()
  await delivered
  const outcome = 'failed' in read ? read.failed : outcomeOf({ finish: read.finish, answer, isContinuation: false })
  const end: TrialEnd = {
    kind: 'end',
    seq: seq + 1,
    ...outcome,
    answer,
    citations: citedIn(answer, retrieval.passages),
    openers: openersAtEnd(answer, retrieval.openers),
    isFree,
    model: model.modelId,
    given: retrieval.passages,
  }
  if (!signal.aborted) await onFrame(end)
}

/** Returns the own model of a saved persona, which also answers its trials. `retrievalOf` refuses a persona that is not the caller's. */
async function ownModelOf(
  { personas }: Pick<Ports, 'personas'>,
  id: string,
  { accountId, ...reader }: { accountId: string; token: string; signal: AbortSignal },
): Promise<CreatorModel | null> {
  if (id === '') return null
  return (await personas.speakingProfile(id, { person: personOfMember(accountId), ...reader })).ownModel
}

/** Finds the passages for a trial. Throws BOT_NOT_FOUND unless the persona is the caller's. */
async function retrievalOf(
  ports: Pick<Ports, 'personas' | 'retrievals'>,
  { profile: { id }, question, earlier }: Trial,
  { accountId, ...reader }: { accountId: string; token: string; signal: AbortSignal },
): Promise<Retrieval> {
  if (id === '') return noRetrieval
  await ports.personas.requireOwn(id, { memberId: accountId, ...reader })
  return findPassages(ports, id, { query: question, earlier: earlierOf(earlier), ...reader })
}
