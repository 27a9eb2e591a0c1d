import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { grantCredits } from '../../product/operator-calls.ts'
import type { ProductProcesses } from '../../product/product-processes.ts'
import { type ApiClient, type CallRecord, createApiClient } from './api-client.ts'
import { createLoadBalancer, type LoadBalancer } from './load-balancer.ts'
import { type SendRecord, sendPatiently } from './send-patiently.ts'

export interface LoadOptions {
  /** Members and guests who send one message after the other. */
  members: number
  guests?: number
  /** Conversations that are ready for probes, of a further member and of as many guests. */
  probes?: number
}

export interface Load {
  balancer: LoadBalancer
  /** Every call that has ended. */
  calls: readonly CallRecord[]
  /** Resolves when every call that began before a time, by performance.now(), has ended. */
  endedBefore: (at: number) => Promise<void>
  /** Resolves when every send that began before a time has ended, its repeated attempts included. */
  sendsEndedBefore: (at: number) => Promise<void>
  /** The sends that have ended. */
  sends: readonly SendRecord[]
  memberIds: readonly string[]
  /** Begins one call of each kind, each on its own, whatever became of the calls before. */
  probe: () => void
  /** Keeps a defect of the trial itself, which `stop` throws. */
  fail: (error: unknown) => void
  /** Resolves when every running send has ended. */
  stop: () => Promise<void>
}

type SendKind = 'member send' | 'guest send'

/** A conversation and the session or guest token of its person. */
interface Chat {
  cookie: string
  conversationId: string
}

interface Member extends Chat {
  id: string
  username: string
}

const password = 'Engine1843'
export const granted = 100_000
/** Messages of one guest, by the product's rule. */
const guestLimit = 10

/** Sends messages on a product from now on. Resolves when everybody is registered and the load runs. */
export async function startLoad(product: ProductProcesses, { members: memberCount, guests = 0, probes = 0 }: LoadOptions): Promise<Load> {
  const balancer = createLoadBalancer(product.urls)
  const api = createApiClient(balancer)
  const sends: SendRecord[] = []
  /** The running sends, with the time at which each began. */
  const open = new Map<Promise<SendRecord>, number>()
  let stopped = false
  const { body: featured } = await api.call({ kind: 'public read', path: '/api/bots/featured' })
  const persona = (featured as { id: string; slug: string }[])[0] as { id: string; slug: string }

  const members: Member[] = []
  for (let number = 0; number <= memberCount; number++) members.push(await register(api, persona.id))
  await grantCredits(product, members, granted)
  const [prober, ...senders] = members as [Member, ...Member[]]
  const idle = { 'member send': [] as Chat[], 'guest send': [] as Chat[] }
  const batch = Array.from({ length: 10 })
  while (idle['member send'].length < probes) {
    idle['member send'].push(...(await Promise.all(batch.map(() => chatOf(api, persona.id, prober.cookie)))))
    idle['guest send'].push(...(await Promise.all(batch.map(() => chatOf(api, persona.id)))))
  }

  const send = async (kind: SendKind, { cookie, conversationId }: Chat, isProbe = false) => {
    const sending = sendPatiently(api, { kind, cookie, conversationId, isProbe })
    open.set(sending, performance.now())
    sends.push(await sending.finally(() => open.delete(sending)))
  }
  const memberLoop = async (member: Member) => {
    while (!stopped) await send('member send', member)
  }
  const guestLoop = async () => {
    while (!stopped) {
      const chat = await startConversation(api, persona.id)
      if (!chat) await delay(500)
      else for (let count = 0; count < guestLimit && !stopped; count++) await send('guest send', chat)
    }
  }
  const running = new Set<Promise<unknown>>()
  let failure: unknown
  const fail = (error: unknown) => {
    failure ??= error
  }
  const run = (work: Promise<unknown>) => {
    const tracked: Promise<unknown> = work.catch(fail).finally(() => running.delete(tracked))
    running.add(tracked)
  }
  /** A conversation takes one message at a time. */
  const probeSend = async (kind: SendKind) => {
    const chat = idle[kind].shift()
    if (!chat) throw new Error(`More than ${probes} probes of a ${kind} run at once`)
    await send(kind, chat, true)
    idle[kind].push(chat)
  }
  const publicPaths = ['/api/bots/featured', '/api/bots/public', `/api/bots/slug/${persona.slug}`]
  const ownPaths = ['/api/user', '/api/user/status', `/api/conversations/${prober.conversationId}/messages`]
  let round = 0
  for (const member of senders) run(memberLoop(member))
  for (let number = 0; number < guests; number++) run(guestLoop())
  return {
    balancer,
    calls: api.records,
    endedBefore: api.endedBefore,
    sendsEndedBefore: async (at) => {
      await Promise.allSettled([...open].filter(([, begunAt]) => begunAt < at).map(([sending]) => sending))
    },
    sends,
    memberIds: members.map(({ id }) => id),
    probe: () => {
      round++
      run(api.call({ kind: 'public read', path: publicPaths[round % publicPaths.length] as string }))
      run(api.call({ kind: 'personal read', path: ownPaths[round % ownPaths.length] as string, cookie: prober.cookie }))
      run(api.call({ kind: 'log-in', path: '/api/login', body: { username: prober.username, password } }))
      run(startConversation(api, persona.id))
      run(probeSend('member send'))
      run(probeSend('guest send'))
    },
    fail,
    stop: async () => {
      stopped = true
      while (running.size > 0) await Promise.all(running)
      if (failure) throw failure
    },
  }
}

async function chatOf(api: ApiClient, personaId: string, cookie = ''): Promise<Chat> {
  const started = await startConversation(api, personaId, cookie)
  if (!started) throw new Error('A conversation could not be started')
  return started
}

async function register(api: ApiClient, personaId: string): Promise<Member> {
  const username = `p${randomUUID().slice(0, 12)}`
  const body = { username, email: `${username}@example.org`, password }
  const registered = await api.call({ kind: 'registration', path: '/api/register', body })
  if (registered.record.status !== 201) throw new Error(`A member could not register: ${JSON.stringify(registered.record)}`)
  return { id: (registered.body as { id: string }).id, username, ...(await chatOf(api, personaId, registered.cookies)) }
}

/** Starts a conversation, as a new guest without a cookie. Undefined when it is refused. */
async function startConversation(
  api: ApiClient,
  botId: string,
  cookie = '',
): Promise<{ conversationId: string; cookie: string } | undefined> {
  const started = await api.call({ kind: 'conversation start', path: '/api/conversations', cookie, body: { botId } })
  if (started.record.status !== 201) return undefined
  const { conversation } = started.body as { conversation: { id: string } }
  return { conversationId: conversation.id, cookie: cookie || started.cookies }
}
