import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { SendResult } from '../client/read-answer.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { inGroups } from '../load/conversations.ts'
import { inBackground } from '../load/in-background.ts'
import { grantCredits } from '../operator/operator-calls.ts'
import { forwardPort, getObject } from './kubectl.ts'
import { url } from './release.ts'

/** What the clients of a load have observed. */
export interface StreamResults {
  /** The number of sends by their outcome for the sender. */
  outcomes: Map<string, number>
  /** The number of retries by their cause. */
  retries: Map<string, number>
  /** The number of list requests by their status or error. */
  listRequests: Map<string, number>
  /** The sender and the result of each send, by request id. */
  sends: Map<string, { member: MemberClient; result: SendResult }>
}

export interface OpenStreams {
  members: readonly MemberClient[]
  results: StreamResults
  /** The number of open streams. */
  readonly openStreams: number
  /** Starts no further sends and resolves once every stream has ended. */
  stop: () => Promise<void>
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
/** Ten lanes share a member, who has credits for every send. */
const membersFor = (lanes: number) => Math.max(1, Math.ceil(lanes / 10))
const conversationsAtOnce = 10
/** The number of distinct lists: the gateway coalesces equal requests within a second. */
const pages = 1_000

/**
 * Keeps `lanes` streams open, one exchange after the other, until it is stopped.
 * Besides, `listReaders` clients read lists, each up to five times a second.
 */
export async function keepStreamsOpen(lanes: number, { listReaders = 5 }: { listReaders?: number } = {}): Promise<OpenStreams> {
  const members = await Promise.all(Array.from({ length: membersFor(lanes) }, () => registerMember([url])))
  await grantCreditsTo(members)
  const results: StreamResults = { outcomes: new Map(), retries: new Map(), listRequests: new Map(), sends: new Map() }
  let openStreams = 0

  const conversations = await inGroups(lanes, conversationsAtOnce, async (lane) => {
    const member = members[lane % members.length] as MemberClient
    return { member, conversationId: await member.startConversation() }
  })
  const sendMessage = async ({ member, conversationId }: (typeof conversations)[number]) => {
    const requestId = randomUUID()
    let retried = false
    openStreams++
    const onRetry = (cause: string) => {
      retried = true
      add(results.retries, cause)
      process.stdout.write(`${new Date().toISOString()} send ${requestId} is repeated: ${cause}\n`)
    }
    const result = await member.send({ conversationId, content: 'Go on', requestId, onRetry }).finally(() => openStreams--)
    results.sends.set(requestId, { member, result })
    const outcome = result.kind === 'refused' ? `${result.status} ${result.reason}` : result.kind
    add(results.outcomes, `${outcome}${retried ? ', after a retry' : ''}`)
  }
  const readList = async () => {
    const request = fetch(`${url}/api/bots/public?limit=8&page=${1 + Math.floor(Math.random() * pages)}`, {
      headers: { connection: 'close' },
    })
    add(
      results.listRequests,
      await request.then(
        async (response) => {
          await response.arrayBuffer()
          return String(response.status)
        },
        (error: Error) => `${error.message}: ${(error.cause as Error | undefined)?.message}`,
      ),
    )
    await delay(200)
  }
  const running = inBackground(
    ...conversations.map((conversation) => () => sendMessage(conversation)),
    ...Array.from({ length: listReaders }, () => readList),
  )
  return {
    members,
    results,
    get openStreams() {
      return openStreams
    },
    stop: running.stop,
  }
}

export const formatCounts = (counts: Map<string, number>) => JSON.stringify(Object.fromEntries([...counts].sort()))

/** Grants each member credits by the operator's RPC, through port forwards. */
async function grantCreditsTo(members: readonly MemberClient[]): Promise<void> {
  const { data } = await getObject<{ data: Record<string, string> }>('secret', 'rostra-services')
  const secret = Buffer.from(data.SERVICE_SECRET_OPERATOR ?? '', 'base64').toString()
  const [identity, billing] = await Promise.all([
    forwardPort('service/rostra-identity', 50_051),
    forwardPort('service/rostra-billing', 50_051),
  ])
  try {
    const operator = { IDENTITY_ADDRESS: identity.address, BILLING_ADDRESS: billing.address, SERVICE_SECRET: secret }
    await grantCredits({ operator }, members, 100_000)
  } finally {
    identity.stop()
    billing.stop()
  }
}
