import { refuseHigherPrice } from '../../domain/credits/agreed-price.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { Paid } from '../../domain/generations/frame.ts'
import { refuseResting } from '../../domain/personas/answerer.ts'
import type { SpeakingProfile } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Sent } from '../exchanges/prepare-answer.ts'
import { helpsInDanger } from './refuse-unanswered.ts'
import { refuseWithoutRoom } from './refuse-without-room.ts'

interface Wanted {
  sender: Sent['sender']
  message: string
  profile: Promise<SpeakingProfile>
  /** The most credits that the sender has agreed to; 0 for no limit. */
  maxCredits?: number
}

/**
 * Holds the price of an answer of its persona's model, and returns it. Undefined when the sender has no account, and
 * when the offline model answers a person in danger, for which nothing is held. Throws OWN_MODEL_RESTING, OVERLOADED,
 * PRICE_CHANGED, and what reading the persona and `Credits.hold` throw.
 */
export async function holdPrice(
  { credits, modelOf }: Pick<Ports, 'credits' | 'modelOf'>,
  exchange: Exchange,
  { sender, message, profile, maxCredits = 0 }: Wanted,
): Promise<Paid | undefined> {
  const answerer = await profile
  refuseResting(answerer)
  const model = modelOf(answerer)
  refuseWithoutRoom([model], sender.isServedFirst)
  if (helpsInDanger(model, message)) return undefined
  refuseHigherPrice(exchange, model.credits, maxCredits)
  const left = await credits.hold(exchange, sender, model.credits)
  return left && { price: model.credits, left }
}
