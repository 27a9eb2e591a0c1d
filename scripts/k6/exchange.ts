import { check } from 'k6'
import { checkStream, parseEventStream } from '../client/answer-stream.ts'
import { bodyOf, call, listOf, timedCall } from './call.ts'
import { answered, brokenAnswers, opened, words } from './metrics.ts'
import type { Visitor } from './visitor.ts'

interface Send {
  conversationId: string
  content: string
  requestId: string
}

interface Conversation {
  visitor: Visitor
  conversationId: string
  sent: number
}

/** Messages of a conversation: a guest's limit. Members stop there too, so that prompts stay short. */
const messagesPerConversation = 10
/** One answer in ten is compared with the stored message. */
const verifyEvery = 10

/** The timeout of a stream, longer than the longest answer. */
const longestAnswer = '320s'

const questions = ['What would you say to a beginner?', 'Tell me more of it, please.', 'And what was the hardest part?']

/** Returns a flow that sends one message and reads its answer. A conversation continues over the iterations of one virtual user. */
export function chatFlow() {
  let conversation: Conversation | undefined
  return (newVisitor: () => Visitor, personaId: string): void => {
    if (!conversation || conversation.sent >= messagesPerConversation) conversation = startConversation(newVisitor(), personaId)
    if (!conversation) return
    const send = {
      conversationId: conversation.conversationId,
      content: questions[conversation.sent % questions.length] ?? '',
      requestId: crypto.randomUUID(),
    }
    conversation.sent++
    if (!exchange(conversation, send)) conversation = undefined
  }
}

function startConversation(visitor: Visitor, botId: string): Conversation | undefined {
  const response = call(visitor, {
    method: 'POST',
    path: '/api/conversations',
    route: 'POST /api/conversations',
    status: 201,
    body: { botId, requestId: crypto.randomUUID() },
    repeatable: true,
  })
  const conversationId = bodyOf<{ conversation: { id: string } }>(response).conversation?.id
  return conversationId ? { visitor, conversationId, sent: 0 } : undefined
}

/** Sends a message, again while the product cannot take it, and checks its answer. Returns whether the answer keeps the API's contract. */
function exchange({ visitor, sent }: Conversation, send: Send): boolean {
  const path = '/api/messages/stream'
  const sending = { method: 'POST', path, route: `POST ${path}`, body: send, timeout: longestAnswer, repeatable: true } as const
  const { response, waitedMs } = timedCall(visitor, sending)
  if (response.status !== 200) return false
  // k6 shows the body only at its end, and measures the time of the headers.
  const { ended, whole, gapless, failure, text } = checkStream(parseEventStream(String(response.body)))
  const intact = check(null, {
    'the answer ends complete': () => ended,
    'the joined frames equal the full answer': () => whole,
    'the seqs count from 1 without a gap': () => gapless,
  })
  // From the first attempt to send on.
  opened.add(waitedMs + response.timings.waiting, { who: visitor.who })
  answered.add(waitedMs + response.timings.duration, { who: visitor.who })
  words.add(countWords(text), { who: visitor.who })
  if (!intact) brokenAnswers.add(1, { reason: failure || (ended ? (whole ? 'gap' : 'not whole') : 'cut') })
  else if (sent % verifyEvery === 1) compareWithStored(visitor, send.conversationId, text)
  return intact
}

/** Checks that the stored answer equals the streamed one. */
function compareWithStored(visitor: Visitor, conversationId: string, text: string): void {
  const route = 'GET /api/conversations/:id/messages'
  const messages = listOf<{ isFromBot: boolean; content: string }>(
    call(visitor, { path: `/api/conversations/${conversationId}/messages`, route }),
  )
  const last = messages.at(-1)
  if (!check(last, { 'the stored answer equals the streamed one': () => last?.isFromBot === true && last.content === text })) {
    brokenAnswers.add(1, { reason: 'not stored' })
  }
}

/** Counts the words of a text. A client cannot count tokens; words are the nearest measure. */
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
