import { check } from 'k6'
import http from 'k6/http'
import { bodyOf, call, listOf, paramsFor } from '../client/call.ts'
import { brokenAnswers, discussed, discussionStarted } from '../client/metrics.ts'
import { type Member, newMember, register } from '../client/register-members.ts'
import { baseUrl } from '../client/settings.ts'
import { randomItem, type TestAccounts } from '../client/test-accounts.ts'
import { parseEventStream } from './answer-stream.ts'

const circleSize = 5
/** Discussions of five experts that the free credits of a month pay for. */
const discussionsPerMember = 10
/** Longer than the longest discussion. */
const longestDiscussion = '200s'
const streamRoute = 'GET /api/expert-discussions/:id/stream'
const startRoute = 'POST /api/expert-discussions'
const circleRoute = 'POST /api/circle-of-experts'
const prompts = [
  'Should a small town build a tram or more cycle paths?',
  'How do I learn a language in a year without giving up?',
  'Is it wise to lend a friend a large sum of money?',
  'What should every school teach that none teaches now?',
]

/** The routes with a threshold of their own. */
export const discussionRoutes = [startRoute, circleRoute] as const

interface Discussion {
  status: 'ongoing' | 'completed' | 'failed'
  consensus: string | null
  agreement: string | null
  experts: { id: string; absent: boolean }[]
  conversationFlow: { expertId: string; round: number }[]
  credits: number
}

/**
 * Returns a flow that holds one discussion and follows it by its stream. Each virtual user has a member of its own with a circle of five random
 * personas, and takes a new one when the free credits are spent.
 */
export function discussionFlow(): (accounts: TestAccounts) => void {
  let member: Member | undefined
  let held = 0
  return ({ personas }) => {
    if (!member || held % discussionsPerMember === 0) member = memberWithCircle(personas)
    if (!member) return
    held++
    discuss(member)
  }
}

function memberWithCircle(personas: TestAccounts['personas']): Member | undefined {
  const member = newMember()
  if (!register(member)) return undefined
  const chosen = new Set<string>()
  while (chosen.size < Math.min(circleSize, personas.length)) chosen.add(randomItem(personas)?.id ?? '')
  for (const botId of chosen)
    call(member, { method: 'POST', path: '/api/circle-of-experts', route: circleRoute, body: { botId }, status: 201 })
  return member
}

/** Starts a discussion, reads its stream to the end, and checks what the member sees and pays. */
function discuss(member: Member): void {
  const startedAt = Date.now()
  const body = { prompt: randomItem(prompts), requestId: crypto.randomUUID() }
  const started = call(member, { method: 'POST', path: '/api/expert-discussions', route: startRoute, body, status: 201, repeatable: true })
  const { discussionId } = bodyOf<{ discussionId: string }>(started)
  if (!discussionId) return
  discussionStarted.add(Date.now() - startedAt)
  const seen = readToEnd(member, discussionId)
  discussed.add(Date.now() - startedAt)
  const { status, consensus, agreement, experts = [], conversationFlow = [], credits } = seen
  const answered = experts.filter(({ absent }) => !absent)
  const whole = check(null, {
    'the discussion is completed': () => status === 'completed',
    'it has a consensus and says how strongly the experts agree': () => Boolean(consensus && agreement),
    'each expert that is not absent has answered': () =>
      answered.length >= 2 && answered.every(({ id }) => conversationFlow.some(({ expertId, round }) => expertId === id && round === 1)),
    'it costs two credits for each expert that answered': () => credits === 2 * answered.length,
    'it is the latest of the list': () => latestOf(member) === discussionId,
  })
  if (!whole) brokenAnswers.add(1, { reason: `discussion ${status ?? 'without an end'}` })
}

/** Reads the stream until the discussion has ended. Stock k6 shows a stream only at its end; a stream that breaks is opened again, twice. */
function readToEnd(member: Member, id: string): Partial<Discussion> {
  let seen: Partial<Discussion> = {}
  for (let attempt = 0; attempt < 3 && (seen.status ?? 'ongoing') === 'ongoing'; attempt++) {
    const params = paramsFor(member, { path: '', route: streamRoute, timeout: longestDiscussion, repeatable: true })
    const response = http.get(`${baseUrl}/api/expert-discussions/${id}/stream`, params)
    const last = response.status === 200 ? parseEventStream(String(response.body ?? '')).at(-1) : undefined
    if (last) seen = JSON.parse(last.data) as Discussion
  }
  return seen
}

const latestOf = (member: Member): string | undefined =>
  listOf<{ id: string }>(call(member, { path: '/api/expert-discussions?limit=1', route: 'GET /api/expert-discussions' }))[0]?.id
