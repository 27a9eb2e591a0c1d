import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type ScriptedService, startScriptedService } from '@rostra/platform/testing/scripted-service'
import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import type { Outcome } from '@rostra/proto/gen/rostra/chat/v1/Outcome'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { type TestMember, testMember } from '../test-member.ts'

let harness: Harness
let chat: ScriptedService
/** What chat answers for a generation; others are open. */
let outcomes: Map<string, Outcome>
/** Lets chat answer with one outcome too few. */
let isShort: boolean
let replica: Replica
let ada: TestMember

beforeEach(async () => {
  harness = await createHarness()
  outcomes = new Map()
  isShort = false
  chat = await startScriptedService(ChatService, harness.identity.access.verify)
  chat.on('GetOutcomes', ({ request }) => {
    const all = request.generationIds.map((id: string) => outcomes.get(id) ?? 'OUTCOME_OPEN')
    return { outcomes: isShort ? all.slice(1) : all }
  })
  const settings = { HOLD_SWEEP_AFTER_MS: '1000', CHAT_ADDRESS: chat.address }
  replica = await harness.replica(settings, { holdOutcomes: undefined })
  ada = await testMember(harness, replica, 'ada')
})
afterEach(async () => {
  await harness?.stop()
  await chat?.stop()
})

const callers = () => new Set(chat.calls('GetOutcomes').map(({ call }) => call.service))
const balanceBecomes = (free: number, held: number) =>
  eventually(async () => expect(await ada.balance()).toEqual({ free, purchased: 0, held }))
const advanceOneSecond = () => {
  harness.clock.now = new Date(harness.clock.now.getTime() + 1_001)
}

describe("the sweep with chat's answers", () => {
  it('settles answered and unanswered exchanges, and leaves open and unspecified ones', async () => {
    for (const id of ['answered', 'unanswered', 'open', 'unspecified']) await ada.hold(id)
    outcomes.set('answered', 'OUTCOME_ANSWERED').set('unanswered', 'OUTCOME_UNANSWERED').set('unspecified', 'OUTCOME_UNSPECIFIED')
    advanceOneSecond()
    await balanceBecomes(94, 4)
    expect(callers()).toEqual(new Set(['billing']))
    expect((await ada.ledger()).map(({ reference }) => reference)).toEqual(['2026-11', 'answered'])
  })

  it('leaves the holds of discussions open and settles the others', async () => {
    const token = await harness.identity.member('ada')
    const request = { holdId: 'd-1', purpose: 'PURPOSE_DISCUSSION', units: 3 } as const
    await replica.client('experts').call(BillingService.Hold, request, { token })
    await ada.hold('g-1')
    outcomes.set('g-1', 'OUTCOME_ANSWERED').set('d-1', 'OUTCOME_UNANSWERED')
    advanceOneSecond()
    await balanceBecomes(92, 6)
  })

  it('settles nothing when chat returns fewer outcomes than were requested', async () => {
    for (const id of ['first', 'second']) await ada.hold(id)
    outcomes.set('first', 'OUTCOME_UNANSWERED').set('second', 'OUTCOME_ANSWERED')
    isShort = true
    advanceOneSecond()
    await eventually(() => expect(callers().size).toBe(1))
    expect(await ada.balance()).toMatchObject({ held: 4 })
    isShort = false
    await balanceBecomes(98, 0)
  })
})
