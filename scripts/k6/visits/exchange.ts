import { check } from 'k6'
import { bodyOf, call, listOf, noteRefusal } from '../client/call.ts'
import { answered, brokenAnswers, firstToken, opened, tokenGap, words } from '../client/figures.ts'
import type { Person } from '../client/person.ts'
import { judge, wordsOf } from '../plan/event-stream.ts'
import { type Reader, type Reading, type Send, streamRoute } from './read-answer.ts'

interface Talk {
  person: Person
  conversationId: string
  sent: number
}

/** As many as a guest has; a member begins anew then, too, so that no prompt grows without end. */
const messagesOfATalk = 10
/** Every so many answers one is looked up afterwards. */
const lookedUpEvery = 10

const asked = ['What would you say to somebody who begins?', 'Tell me more of it, please.', 'And what was the hardest part?']

/** One message and its answer each time; a talk goes on over the iterations of one VU. */
export function talking(read: Reader) {
  let talk: Talk | undefined
  return (newPerson: () => Person, personaId: string): void => {
    if (!talk || talk.sent >= messagesOfATalk) talk = begin(newPerson(), personaId)
    if (!talk) return
    const send = {
      conversationId: talk.conversationId,
      content: asked[talk.sent % asked.length] ?? '',
      requestId: crypto.randomUUID(),
    }
    talk.sent++
    const good = exchange(read, talk, send)
    if (!good) talk = undefined
  }
}

function begin(person: Person, botId: string): Talk | undefined {
  const answer = call(person, {
    ...{ method: 'POST', path: '/api/conversations', route: 'POST /api/conversations', body: { botId }, status: 201 },
  })
  const conversationId = bodyOf<{ conversation: { id: string } }>(answer).conversation?.id
  return conversationId ? { person, conversationId, sent: 0 } : undefined
}

/** Whether all was as promised. */
function exchange(read: Reader, { person, sent }: Talk, send: Send): boolean {
  const reading = read(person, send)
  check(reading, { [`${streamRoute} answers 200`]: ({ status }) => status === 200 })
  if (reading.status !== 200) {
    noteRefusal(streamRoute, reading)
    return false
  }
  const { ended, whole, gapless, failure, text } = judge(reading.events)
  const good = check(null, {
    'the answer ends, done and complete': () => ended,
    'its pieces joined are the whole answer': () => whole,
    'its seqs count from 1 without a gap': () => gapless,
  })
  note(reading, person, text)
  if (!good) brokenAnswers.add(1, { reason: failure || (ended ? (whole ? 'gap' : 'not whole') : 'cut') })
  else if (sent % lookedUpEvery === 1) lookUp(person, send.conversationId, text)
  return good
}

function note({ openedMs, wholeMs, firstTokenMs, gapsMs = [] }: Reading, { who }: Person, text: string): void {
  opened.add(openedMs, { who })
  answered.add(wholeMs, { who })
  words.add(wordsOf(text), { who })
  if (firstTokenMs !== undefined) firstToken.add(firstTokenMs, { who })
  for (const gap of gapsMs) tokenGap.add(gap, { who })
}

/** What was streamed is what is kept. */
function lookUp(person: Person, conversationId: string, text: string): void {
  const route = 'GET /api/conversations/:id/messages'
  const messages = listOf<{ isFromBot: boolean; content: string }>(
    call(person, { path: `/api/conversations/${conversationId}/messages`, route }),
  )
  const last = messages.at(-1)
  if (!check(last, { 'the answer is stored as it was streamed': () => last?.isFromBot === true && last.content === text })) {
    brokenAnswers.add(1, { reason: 'not stored' })
  }
}
