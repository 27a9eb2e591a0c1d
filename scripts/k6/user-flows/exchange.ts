import { check } from 'k6'
import { bodyOf, call, listOf, recordRefusal, repeatedly } from '../client/call.ts'
import { answered, brokenAnswers, opened, words } from '../client/metrics.ts'
import type { Visitor } from '../client/visitor.ts'
import { checkStream, countWords } from './answer-stream.ts'
import { readAnswer, type Send, streamRoute } from './read-answer.ts'

export interface Conversation {
  visitor: Visitor
  conversationId: string
  sent: number
}

/** Messages of a conversation: a guest's limit. Members stop there too, so that prompts stay short. */
const messagesPerConversation = 10
/** One answer in ten is compared with the stored message. */
const verifyEvery = 10

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
    const intact = exchange(conversation, send)
    if (!intact) conversation = undefined
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
function exchange({ visitor, sent }: Pick<Conversation, 'visitor' | 'sent'>, send: Send): boolean {
  const { result: reading, waitedMs } = repeatedly(streamRoute, () => readAnswer(visitor, send))
  check(reading, { [`${streamRoute} answers 200`]: ({ status }) => status === 200 })
  if (reading.status !== 200) {
    recordRefusal(streamRoute, reading)
    return false
  }
  const { ended, whole, gapless, failure, text } = checkStream(reading.events)
  const intact = check(null, {
    'the answer ends complete': () => ended,
    'the joined frames equal the full answer': () => whole,
    'the seqs count from 1 without a gap': () => gapless,
  })
  // From the first attempt to send on.
  opened.add(waitedMs + reading.openedMs, { who: visitor.who })
  answered.add(waitedMs + reading.wholeMs, { who: visitor.who })
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
