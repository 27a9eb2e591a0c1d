import { check } from 'k6'
import { bodyOf, call, listOf } from '../client/call.ts'
import { type Member, newMember, register } from '../client/register-members.ts'
import { randomItem, randomPersonaId, type TestAccounts } from '../client/test-accounts.ts'
import { anonymous } from '../client/visitor.ts'
import { exchange, startConversation } from './exchange.ts'
import type { Reader } from './read-answer.ts'

/** Visits that the free credits of a month pay for, three messages each. */
const visitsPerMember = 16
/** A visit to a conversation that has as many visits begins another one. */
const visitsPerConversation = 4

const listRoute = 'GET /api/conversations'
const searchRoute = 'GET /api/conversations?search'
const messagesRoute = 'GET /api/conversations/:id/messages'
const oneRoute = 'PATCH /api/conversations/:id'
const branchRoute = 'POST /api/conversations/:id/branch'
const feedbackRoute = 'PUT /api/messages/:id/feedback'
const shareRoute = 'POST /api/conversations/:id/share'
const sharedRoute = 'GET /api/shared/:token'
const revokeRoute = 'DELETE /api/conversations/:id/share'
const deleteRoute = 'DELETE /api/conversations/:id'
const restoreRoute = 'POST /api/conversations/:id/restore'

/** The routes with a threshold of their own. */
export const returningRoutes = [
  ...[listRoute, searchRoute, messagesRoute, oneRoute, branchRoute, feedbackRoute],
  ...[shareRoute, sharedRoute, revokeRoute, deleteRoute, restoreRoute],
] as const

const topics = ['harvest', 'lighthouse', 'violin', 'glacier', 'notebook', 'orchard']

interface Listed {
  id: string
  title: string
  lastMessageAt: string
}

interface Message {
  id: string
  isFromBot: boolean
  content: string
  siblings: { index: number; count: number; previousId: string | null; nextId: string | null }
}

/** A conversation that a member comes back to, with the word that every message of it has. */
interface Known {
  id: string
  topic: string
  visits: number
}

/**
 * Returns a flow of one visit: the member finds a conversation in the list and by a search, goes on with it, edits the message, has the answer made
 * again, looks at the branches, rates the answer, and at times renames, shares or deletes the conversation. Each virtual user has members of its own.
 */
export function returningFlow(read: Reader): (accounts: TestAccounts) => void {
  let member: Member | undefined
  let known: Known | undefined
  let visits = 0
  return (accounts) => {
    if (!member || visits % visitsPerMember === 0) {
      member = newMember()
      known = undefined
      if (!register(member)) member = undefined
    }
    if (!member) return
    visits++
    if (!known || known.visits >= visitsPerConversation) known = begin(member, accounts)
    if (!known) return
    known.visits++
    visit(read, member, known)
  }
}

function begin(member: Member, accounts: TestAccounts): Known | undefined {
  const id = startConversation(member, randomPersonaId(accounts))?.conversationId
  return id ? { id, topic: `${randomItem(topics)} ${Math.random().toString(36).slice(2, 8)}`, visits: 0 } : undefined
}

function visit(read: Reader, member: Member, known: Known): void {
  if (known.visits > 1) find(member, known)
  const send = (message: { content?: string; replaces?: string }) =>
    exchange(read, { visitor: member, sent: 0 }, { conversationId: known.id, requestId: crypto.randomUUID(), ...message })
  if (!send({ content: `What should I know about the ${known.topic}?` })) return
  const question = messagesOf(member, known).at(-2)
  if (!question || !send({ content: `What should a beginner know about the ${known.topic}?`, replaces: question.id })) return
  const answer = messagesOf(member, known).at(-1)
  if (!answer || !send({ replaces: answer.id })) return
  lookAtBranches(member, known)
  if (known.visits === 2) rename(member, known)
  if (known.visits === 3) share(member, known)
  if (known.visits === visitsPerConversation) deleteAndRestore(member, known)
}

/** Finds a conversation of an earlier visit in the list, and by its words. */
function find(member: Member, { id, topic }: Known): void {
  const list = listOf<Listed>(call(member, { path: '/api/conversations', route: listRoute }))
  const times = list.map(({ lastMessageAt }) => lastMessageAt)
  const found = listOf<Listed>(call(member, { path: `/api/conversations?search=${encodeURIComponent(topic)}`, route: searchRoute }))
  check(null, {
    'the conversation is the latest of the list': () => list[0]?.id === id,
    'the list is in the order of the latest messages': () => times.every((at, index) => index === 0 || at <= (times[index - 1] ?? '')),
    'a search finds what was said, and nothing else': () => found.length === 1 && found[0]?.id === id,
  })
}

const messagesOf = (member: Member, { id }: Known): Message[] =>
  listOf<Message>(call(member, { path: `/api/conversations/${id}/messages`, route: messagesRoute }))

/** Goes to the answer before, and back, and rates it. The question was edited, and the answer was made again. */
function lookAtBranches(member: Member, known: Known): void {
  const show = (messageId: string) =>
    listOf<Message>(
      call(member, { method: 'POST', path: `/api/conversations/${known.id}/branch`, route: branchRoute, body: { messageId } }),
    )
  const [question, answer] = messagesOf(member, known).slice(-2)
  const before = show(answer?.siblings.previousId ?? '')
  const back = show(answer?.id ?? '')
  check(null, {
    'an edited message is 2 of 2': () => question?.siblings.index === 2 && question.siblings.count === 2,
    'an answer that was made again is 2 of 2': () => answer?.siblings.index === 2 && answer.siblings.count === 2,
    'the answer before is shown': () => before.at(-1)?.id === answer?.siblings.previousId,
    'the latest answer is shown again': () => back.at(-1)?.id === answer?.id,
  })
  const rated = bodyOf<{ rating: string }>(
    call(member, {
      ...{ method: 'PUT', path: `/api/messages/${answer?.id}/feedback`, route: feedbackRoute },
      body: { rating: 'up', comment: 'Clear', shared: false },
    }),
  )
  check(null, { 'the rating is stored': () => rated.rating === 'up' })
}

function rename(member: Member, { id, topic }: Known): void {
  const title = `About the ${topic}`
  const renamed = bodyOf<Listed>(call(member, { method: 'PATCH', path: `/api/conversations/${id}`, route: oneRoute, body: { title } }))
  check(null, { 'the conversation has its title': () => renamed.title === title })
}

/** Shares the conversation, reads it as anyone, and ends the link. */
function share(member: Member, { id, topic }: Known): void {
  const path = `/api/conversations/${id}/share`
  const { token = '' } = bodyOf<{ token: string }>(call(member, { method: 'POST', path, route: shareRoute, body: {}, status: 201 }))
  const shared = bodyOf<{ messages: Message[]; sharedBy: string | null }>(
    call(anonymous(), { path: `/api/shared/${token}`, route: sharedRoute }),
  )
  call(member, { method: 'DELETE', path, route: revokeRoute, status: 204 })
  call(anonymous(), { path: `/api/shared/${token}`, route: sharedRoute, status: 404 })
  check(null, {
    'the share has the messages without a name': () =>
      shared.sharedBy === null && shared.messages?.some(({ content }) => content.includes(topic)) === true,
  })
}

function deleteAndRestore(member: Member, { id }: Known): void {
  const path = `/api/conversations/${id}`
  call(member, { method: 'DELETE', path, route: deleteRoute, status: 204 })
  const without = listOf<Listed>(call(member, { path: '/api/conversations', route: listRoute }))
  call(member, { method: 'POST', path: `${path}/restore`, route: restoreRoute })
  const again = listOf<Listed>(call(member, { path: '/api/conversations', route: listRoute }))
  check(null, {
    'a deleted conversation is not listed': () => without.every((each) => each.id !== id),
    'a restored one is': () => again.some((each) => each.id === id),
  })
}
