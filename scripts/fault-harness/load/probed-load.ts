import { setTimeout as delay } from 'node:timers/promises'
import { type ApiClient, type CallRecord, createApiClient } from '../../client/api-client.ts'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import { inBackground } from '../../load/in-background.ts'
import { grantCredits } from '../../operator/operator-calls.ts'
import type { ProductProcesses } from '../../product/product-processes.ts'
import { createLoadBalancer, type LoadBalancer } from './load-balancer.ts'
import { type SendRecord, sendPatiently } from './send-patiently.ts'

export interface ProbedLoadOptions {
  /** Members and guests who send one message after the other. */
  members: number
  guests: number
  /** Conversations that are ready for probes, of a further member and of as many guests. */
  probes: number
}

export interface ProbedLoad {
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

/** A conversation and its person. */
interface Chat {
  client: ApiClient
  conversationId: string
}

export const granted = 100_000
/** Messages of one guest, by the product's rule. */
const guestLimit = 10
/** The longest call that a trial waits for: a browser would wait longer. */
const giveUpMs = 120_000

/** Sends messages on a product from now on. Resolves when everybody is registered and the load runs. */
export async function startProbedLoad(
  product: ProductProcesses,
  { members: memberCount, guests, probes }: ProbedLoadOptions,
): Promise<ProbedLoad> {
  const balancer = createLoadBalancer(product.urls)
  const calls: CallRecord[] = []
  const sends: SendRecord[] = []
  /** The running calls and sends, with the time at which each began. */
  const openCalls = new Map<Promise<unknown>, number>()
  const openSends = new Map<Promise<unknown>, number>()
  const track = <T>(open: Map<Promise<unknown>, number>, work: Promise<T>): Promise<T> => {
    open.set(work, performance.now())
    return work.finally(() => open.delete(work))
  }
  const endedBefore = async (open: Map<Promise<unknown>, number>, at: number) => {
    await Promise.allSettled([...open].filter(([, begunAt]) => begunAt < at).map(([work]) => work))
  }
  const onCall = (record: CallRecord) => void calls.push(record)
  const newClient = (cookie = '') => createApiClient(balancer, { cookie, onCall })
  const call = <Body>(client: ApiClient, kind: string, path: string, body?: object) =>
    track(openCalls, client.call<Body>(body ? 'POST' : 'GET', path, body, { kind, signal: AbortSignal.timeout(giveUpMs) }))

  const [persona] = await newClient().get<{ id: string; slug: string }[]>('/api/bots/featured')
  if (!persona) throw new Error('There is no featured persona')
  /** Starts a conversation. Undefined when it is refused. */
  const startChat = async (client = newClient()): Promise<Chat | undefined> => {
    const { status, body } = await call<{ conversation: { id: string } }>(client, 'conversation start', '/api/conversations', {
      botId: persona.id,
    })
    return status === 201 ? { client, conversationId: body.conversation.id } : undefined
  }
  const chatOf = async (client?: ApiClient): Promise<Chat> => {
    const chat = await startChat(client)
    if (!chat) throw new Error('A conversation could not be started')
    return chat
  }
  const members: MemberClient[] = []
  for (let number = 0; number <= memberCount; number++) members.push(await registerMember(product.urls))
  await grantCredits(product, members, granted)
  const [prober, ...senders] = members as [MemberClient, ...MemberClient[]]
  const probeClient = newClient(prober.cookie)
  const probedChat = await chatOf(probeClient)
  const idle: Record<SendKind, Chat[]> = { 'member send': [], 'guest send': [] }
  while (idle['member send'].length < probes) {
    const batch = Array.from({ length: 10 }, async () => {
      idle['member send'].push(await chatOf(probeClient))
      idle['guest send'].push(await chatOf())
    })
    await Promise.all(batch)
  }

  const send = async (kind: SendKind, chat: Chat, isProbe = false) => {
    sends.push(
      await track(
        openSends,
        sendPatiently({ kind, ...chat, isProbe, signal: () => AbortSignal.timeout(giveUpMs), track: (work) => track(openCalls, work) }),
      ),
    )
  }
  /** Sends as a guest, and as a new one once that has sent as many messages as a guest may. */
  const guestSends = () => {
    let chat: Chat | undefined
    let sent = 0
    return async () => {
      if (!chat || sent === guestLimit) {
        chat = await startChat()
        sent = 0
      }
      if (!chat) return delay(500)
      sent++
      return send('guest send', chat)
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
  const ownPaths = ['/api/user', '/api/user/status', `/api/conversations/${probedChat.conversationId}/messages`]
  let round = 0
  const chats = await Promise.all(senders.map(({ cookie }) => chatOf(newClient(cookie))))
  const sending = inBackground(...chats.map((chat) => () => send('member send', chat)), ...Array.from({ length: guests }, guestSends))
  return {
    balancer,
    calls,
    sends,
    fail,
    endedBefore: (at) => endedBefore(openCalls, at),
    sendsEndedBefore: (at) => endedBefore(openSends, at),
    memberIds: members.map(({ id }) => id),
    probe: () => {
      round++
      run(call(newClient(), 'public read', publicPaths[round % publicPaths.length] as string))
      run(call(probeClient, 'personal read', ownPaths[round % ownPaths.length] as string))
      run(call(newClient(), 'log-in', '/api/login', { username: prober.username, password: prober.password }))
      run(startChat())
      run(probeSend('member send'))
      run(probeSend('guest send'))
    },
    stop: async () => {
      await sending.stop()
      while (running.size > 0) await Promise.all(running)
      if (failure) throw failure
    },
  }
}
