import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { type Rpc, unary } from '@rostra/kit/rpc/method'
import { createRpcServer, type RpcServer } from '@rostra/kit/rpc/server'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import type { Outcome } from '@rostra/proto/gen/rostra/chat/v1/Outcome'
import { type BillingWorld, createBillingWorld, type Replica } from './billing-world.ts'
import { type MemberAccount, memberAccount } from './member-account.ts'

interface Desk {
  /** What chat says of a generation; the rest is open. */
  outcomes: Map<string, Outcome>
  /** Who asked. */
  services: Set<string>
  /** Answers with one outcome too few. */
  isShort: boolean
}

const getOutcomes = unary(ChatService.GetOutcomes, async ({ generationIds }, _caller, desk: Desk, { service }) => {
  desk.services.add(service)
  const outcomes = generationIds.map((id) => desk.outcomes.get(id) ?? 'OUTCOME_OPEN')
  return { outcomes: desk.isShort ? outcomes.slice(1) : outcomes }
})
const unasked = (name: string): Rpc<Desk> => ({
  method: ChatService[name as keyof typeof ChatService] as Rpc<Desk>['method'],
  open: false,
  answer: () => Promise.reject(new Error('nobody asks this')),
})

let world: BillingWorld
let chat: RpcServer
let desk: Desk
let replica: Replica
let ada: MemberAccount

beforeEach(async () => {
  world = await createBillingWorld()
  desk = { outcomes: new Map(), services: new Set(), isShort: false }
  const rpcs = [
    getOutcomes,
    ...Object.keys(ChatService)
      .filter((name) => name !== 'GetOutcomes')
      .map(unasked),
  ]
  const log = createLog('chat-desk', { level: 'silent' })
  chat = createRpcServer({ service: ChatService, rpcs, ports: desk, verify: world.identity.access.verify, log })
  const port = await chat.listen('127.0.0.1:0')
  const settings = { HOLD_SWEEP_AFTER_MS: '1000', CHAT_ADDRESS: `127.0.0.1:${port}` }
  replica = await world.replica(settings, { sellers: undefined })
  ada = await memberAccount(world, replica, 'ada')
})
afterEach(async () => {
  await world?.end()
  await chat?.stop(100)
})

const balanceBecomes = (free: number, held: number) =>
  eventually(async () => expect(await ada.balance()).toEqual({ free, purchased: 0, held }))
const passASecond = () => {
  world.clock.now = new Date(world.clock.now.getTime() + 1_001)
}

describe('chat, asked about the holds of exchanges', () => {
  it('tells billing what became of each', async () => {
    for (const id of ['answered', 'nothing', 'open', 'unspecified']) await ada.hold(id)
    desk.outcomes.set('answered', 'OUTCOME_ANSWERED').set('nothing', 'OUTCOME_NOTHING').set('unspecified', 'OUTCOME_UNSPECIFIED')
    passASecond()
    await balanceBecomes(94, 4)
    expect(desk.services).toEqual(new Set(['billing']))
    expect((await ada.ledger()).map(({ about }) => about)).toEqual(['2026-11', 'answered'])
  })

  it('is not asked about discussions: those stay held, and hold nobody up', async () => {
    const token = await world.identity.member('ada')
    const request = { holdId: 'd-1', purpose: 'PURPOSE_DISCUSSION', units: 3 } as const
    await replica.client('experts').call(BillingService.Hold, request, { token })
    await ada.hold('g-1')
    desk.outcomes.set('g-1', 'OUTCOME_ANSWERED').set('d-1', 'OUTCOME_NOTHING')
    passASecond()
    await balanceBecomes(92, 6)
  })

  it('is not believed when it answers about fewer than it was asked about', async () => {
    for (const id of ['first', 'second']) await ada.hold(id)
    desk.outcomes.set('first', 'OUTCOME_NOTHING').set('second', 'OUTCOME_ANSWERED')
    desk.isShort = true
    passASecond()
    await eventually(() => expect(desk.services.size).toBe(1))
    expect(await ada.balance()).toMatchObject({ held: 4 })
    desk.isShort = false
    await balanceBecomes(98, 0)
  })
})
