import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { setFeedback } from '../../usecases/exchanges/set-feedback.ts'
import { readRating, toWireFeedback } from '../wire.ts'

export const setFeedbackRpc = unary(ChatService.SetFeedback, async ({ rating, ...request }, caller, ports: Ports) =>
  toWireFeedback(await setFeedback(ports, { ...request, rating: readRating(rating), person: person(caller) })),
)
