import type { Bound } from '@rostra/kit/bind-ports'
import { requireService } from '@rostra/kit/rpc/require-service'
import { person } from '@rostra/platform/caller'
import { requireAtMost } from '@rostra/platform/require-at-most'
import { serverStream, unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { getExchange } from '../usecases/conversations/get-exchange.ts'
import { getAnswer } from '../usecases/exchanges/get-answer.ts'
import { getOutcomes } from '../usecases/exchanges/get-outcomes.ts'
import { type SendAndWaitPorts, sendAndWait } from '../usecases/exchanges/send-and-wait.ts'
import type { sendMessage } from '../usecases/exchanges/send-message.ts'
import { setFeedback } from '../usecases/exchanges/set-feedback.ts'
import type { FollowPorts } from '../usecases/generations/follow-generation.ts'
import { emitGenerationEvents } from './generations.ts'
import { followed, readRating, toWireConversation, toWireFeedback, toWireMessage, toWireOutcome } from './wire.ts'

/** The most ids of one call. */
const maxOutcomes = 200
const maxInsights = 500

interface SendPorts extends FollowPorts {
  sendMessage: Bound<typeof sendMessage>
}

// Chained, not awaited: an async function keeps its variables in memory for as long as the answer takes, once per stream.
export const sendRpc = serverStream(ChatService.Send, (request, caller, ports: SendPorts, call, emit) =>
  ports
    .sendMessage({ ...request, caller, token: call.callerToken, clientAddress: call.clientAddress }, call.signal)
    .then(({ exchange }) => emitGenerationEvents(ports, followed(exchange), 0, call, emit)),
)

export const sendAndWaitRpc = unary(
  ChatService.SendAndWait,
  async (request, caller, ports: SendAndWaitPorts, { callerToken, clientAddress, signal }) => {
    const { userMessage, botMessage, existed } = await sendAndWait(ports, { ...request, caller, token: callerToken, clientAddress }, signal)
    return { userMessage: toWireMessage(userMessage), botMessage: toWireMessage(botMessage), existed }
  },
)

export const setFeedbackRpc = unary(ChatService.SetFeedback, async ({ rating, ...request }, caller, ports: Ports) =>
  toWireFeedback(await setFeedback(ports, { ...request, rating: readRating(rating), person: person(caller) })),
)

export const getAnswerRpc = unary(ChatService.GetAnswer, async (request, caller, ports: Ports) => {
  const { personaId, content, answer } = await getAnswer(ports, { ...request, person: person(caller) })
  return { personaId, question: content, answer }
})

export const getExchangeRpc = unary(ChatService.GetExchange, async ({ generationId }, caller, ports: Ports) => {
  const { conversation, userMessage, botMessage, previousId, firstId, usage } = await getExchange(ports, caller, generationId)
  return {
    conversation: toWireConversation(conversation),
    userMessage: toWireMessage(userMessage),
    botMessage: botMessage && toWireMessage(botMessage),
    running: botMessage === undefined,
    previousId: previousId ?? '',
    firstId,
    usage,
  }
})

export const getOutcomesRpc = unary(ChatService.GetOutcomes, async ({ generationIds }, _caller, ports: Ports, call) => {
  requireService('billing', call)
  requireAtMost(maxOutcomes, { generationIds })
  return { outcomes: (await getOutcomes(ports, generationIds)).map(toWireOutcome) }
})

export const listMessagesForInsightsRpc = unary(
  ChatService.ListMessagesForInsights,
  async ({ exchangeIds }, _caller, { exchanges }: Ports, call) => {
    requireService('zeitgeist', call)
    requireAtMost(maxInsights, { exchangeIds })
    return { messages: await exchanges.memberMessages(exchangeIds) }
  },
)
