import type { Bound } from '@rostra/kit/bind-ports'
import type { PaidWork } from '@rostra/platform/paid-work/paid-work'
import { noRetrieval } from '../../core/domain/citations/retrieval.ts'
import { type Exchange, sendInterrupted } from '../../core/domain/exchanges/exchange.ts'
import type { FrameLog } from '../../core/domain/generations/frame-log.ts'
import { turnsWithHistory } from '../../core/domain/generations/history.ts'
import { promptFor } from '../../core/domain/generations/prompt.ts'
import { answererId } from '../../core/domain/personas/answerer.ts'
import type { SpeakingProfile } from '../../core/domain/personas/ports.ts'
import { passagesForAnswer } from '../../core/usecases/citations/passages-for-answer.ts'
import type { Sent } from '../../core/usecases/exchanges/prepare-answer.ts'
import { type AskedAnswer, callModel, limitedTo } from '../../core/usecases/generations/call-model.ts'
import type { generate } from '../../core/usecases/generations/generate.ts'
import type { holdPrice } from '../../core/usecases/generations/hold-price.ts'
import { refuseUnanswered } from '../../core/usecases/generations/refuse-unanswered.ts'
import { refuseWithoutRoom } from '../../core/usecases/generations/refuse-without-room.ts'
import type { Ask } from '../domain/ask.ts'
import type { Ports } from '../domain/ports.ts'
import { withStops } from './with-stops.ts'

interface Needed extends Pick<Ports, 'asks' | 'running' | 'frames' | 'personas'> {
  paid: PaidWork<Exchange>
  holdPrice: Bound<typeof holdPrice>
  prepareAsk: Bound<typeof prepareAsk>
  generate: Bound<typeof generate>
}

type Sender = Sent['sender']

/** How long the frames of an answer with a request id are kept after its end, in seconds, for calls that join it. */
const keptSeconds = 600

/**
 * Admits a claimed ask as a send is admitted: holds the price while the answer is prepared, stores the admission, and starts the
 * generation. Returns its frames. Throws OVERLOADED, TOO_MANY_UNANSWERED, BOT_NOT_FOUND, OWN_MODEL_RESTING, what `Credits.hold` throws, and
 * INTERRUPTED when the claim was taken over or deleted meanwhile; then nothing is held and there is no claim.
 */
export async function admitAsk(ports: Needed, claimed: Exchange, ask: Ask, sender: Sender): Promise<FrameLog | undefined> {
  const { person, personaId, id } = claimed
  const profile = ports.personas.speakingProfile(personaId, { person, token: sender.token })
  // `hold` and `prepare` throw it.
  profile.catch(() => undefined)
  const { exchange, asked } = await ports.paid.admit(claimed, {
    check: () => refuseWithoutRoom([ports.running], sender.isServedFirst),
    hold: () => ports.holdPrice(claimed, { sender, message: ask.question, profile }),
    prepare: (held, refused) => ports.prepareAsk(claimed, ask, { sender, profile, held, refused }),
    admit: () => ports.asks.admit(claimed),
    interrupted: sendInterrupted,
  })
  startAnswer(ports, { exchange, asked, sender, stops: ask.stop, isJoinable: ask.requestKey !== undefined })
  return ports.running.frameLogOf(id)
}

interface Admitted {
  exchange: Exchange
  asked: AskedAnswer
  sender: Sender
  stops: readonly string[]
  /** The ask has a request id. */
  isJoinable: boolean
}

/** Starts the generation. It is no part of `admitAsk`, whose closures keep the messages in memory for as long as one of them exists. */
function startAnswer(ports: Needed, { exchange, asked, sender, stops, isJoinable }: Admitted): void {
  const { id } = exchange
  const { worker } = sender
  const begun = { arrivedAt: sender.arrivedAt, forMs: asked.model.answerMs, kind: 'ask' } as const
  const answer = withStops(asked, stops, () => ports.running.abort({ id }, 'stopped'))
  ports.running.start(exchange, begun, async (log, signal) => {
    await ports.generate({ exchange, asked: answer, worker, isLimited: true }, log, signal)
    // Without a request id no call can ask for them any more.
    const kept = isJoinable ? ports.frames.keep(id, keptSeconds) : ports.frames.remove([id])
    await kept.catch(() => undefined)
  })
}

interface Preparation {
  sender: Sender
  profile: Promise<SpeakingProfile>
  held: Promise<unknown>
  refused: AbortSignal
}

/** Finds passages beside the hold, and asks the persona's model once both are there. */
export async function prepareAsk(
  ports: Pick<Ports, 'personas' | 'retrievals' | 'unansweredSends' | 'modelOf'>,
  claimed: Exchange,
  ask: Ask,
  { sender, profile: reading, held, refused }: Preparation,
): Promise<{ exchange: Exchange; asked: AskedAnswer }> {
  const { question, earlier, callerData, maxTokens } = ask
  const known = { profile: reading, branch: Promise.resolve({ exchanges: earlier.map(shortened) }) }
  const finding = passagesForAnswer(ports, known, { query: question.slice(-searchedUnits), token: sender.token, signal: refused })
  finding.catch(() => undefined)
  const counted = refuseUnanswered(ports, { counted: sender.worker, personaId: claimed.personaId, message: question, profile: reading })
  await Promise.allSettled([reading, counted, held])
  const profile = await reading
  await counted
  await held
  const retrieval = profile.hasMaterial ? await finding : noRetrieval
  const prompt = promptFor(profile, '', turnsWithHistory(question, earlier), { retrieval, callerData })
  const asked = callModel(limitedTo(ports.modelOf(profile), maxTokens), prompt)
  refused.addEventListener('abort', asked.abandon)
  const { passages: given, openers } = retrieval
  return { exchange: { ...claimed, status: 'running', given, openers, chatModel: answererId(profile) }, asked }
}

/** The most UTF-16 units of a message that a search of passages gets: the end of a question, the beginning of an earlier one. */
const searchedUnits = 4_000

const shortened = ({ content, answer }: Ask['earlier'][number]) => ({ content: content.slice(0, searchedUnits), answer })
