import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type ReceivedCall, type ScriptedService, startScriptedService } from '@rostra/platform/testing/scripted-service'
import { ChatService } from '@rostra/proto/chat'
import { ExpertsService } from '@rostra/proto/experts'
import type { Outcome } from '@rostra/proto/gen/rostra/chat/v1/Outcome'
import type { DiscussionOutcome } from '@rostra/proto/gen/rostra/experts/v1/DiscussionOutcome'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { type TestMember, testMember } from '../test-member.ts'

let harness: Harness
let chat: ScriptedService<typeof ChatService>
let experts: ScriptedService<typeof ExpertsService>
/** The answers of experts by discussion; others have not ended. */
let expertsOutcomes: Map<string, DiscussionOutcome>
/** The answers of chat by generation; others are open. */
let outcomes: Map<string, Outcome>
/** Whether chat answers with one outcome too few. */
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
  experts = await startScriptedService(ExpertsService, harness.identity.access.verify)
  expertsOutcomes = new Map()
  experts.on('GetOutcomes', ({ request }) => {
    const all = request.discussionIds.map((id: string) => expertsOutcomes.get(id) ?? { ended: false })
    return { outcomes: isShort ? all.slice(1) : all }
  })
  const settings = { HOLD_SWEEP_AFTER_MS: '1000', CHAT_ADDRESS: chat.address, EXPERTS_ADDRESS: experts.address }
  replica = await harness.replica(settings, { holdOutcomes: undefined })
  ada = await testMember(harness, replica, 'ada')
})
afterEach(async () => {
  await harness?.stop()
  await chat?.stop()
  await experts?.stop()
})

const callers = (calls: readonly ReceivedCall[]) => new Set(calls.map(({ call }) => call.service))
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
    expect(callers(chat.calls('GetOutcomes'))).toEqual(new Set(['billing']))
    expect((await ada.ledger()).map(({ reference }) => reference)).toEqual(['2026-11', 'answered'])
  })

  it('settles nothing when chat returns fewer outcomes than were requested', async () => {
    for (const id of ['first', 'second']) await ada.hold(id)
    outcomes.set('first', 'OUTCOME_UNANSWERED').set('second', 'OUTCOME_ANSWERED')
    isShort = true
    advanceOneSecond()
    await eventually(() => expect(callers(chat.calls('GetOutcomes')).size).toBe(1))
    expect(await ada.balance()).toMatchObject({ held: 4 })
    isShort = false
    await balanceBecomes(98, 0)
  })
})

describe("the sweep with experts' answers", () => {
  it('charges the experts that answered, releases discussions that failed or never began, and leaves running ones', async () => {
    for (const id of ['done', 'failed', 'never-began', 'running']) await ada.holdDiscussion(id, 5)
    expertsOutcomes
      .set('done', { ended: true, answeredExperts: 3 })
      .set('failed', { ended: true, answeredExperts: 0 })
      .set('never-began', { ended: true })
    advanceOneSecond()
    await balanceBecomes(84, 10)
    expect(callers(experts.calls('GetOutcomes'))).toEqual(new Set(['billing']))
    expect((await ada.ledger()).map(({ reference, amount }) => [reference, amount])).toEqual([
      ['2026-11', 100],
      ['done', -6],
    ])
    expertsOutcomes.set('running', { ended: true, answeredExperts: 5 })
    await balanceBecomes(84, 0)
  })

  it('settles nothing when experts returns fewer outcomes than were requested', async () => {
    for (const id of ['first', 'second']) await ada.holdDiscussion(id, 2)
    expertsOutcomes.set('first', { ended: true, answeredExperts: 0 }).set('second', { ended: true, answeredExperts: 2 })
    isShort = true
    advanceOneSecond()
    await eventually(() => expect(experts.calls('GetOutcomes').length).toBeGreaterThan(1))
    expect(await ada.balance()).toMatchObject({ held: 8 })
    isShort = false
    await balanceBecomes(96, 0)
  })

  it('settles exchanges while experts is away, and discussions once it is back', async () => {
    await ada.holdDiscussion('d-1', 3)
    await ada.hold('g-1')
    outcomes.set('g-1', 'OUTCOME_ANSWERED')
    const port = Number(experts.address.split(':')[1])
    await experts.stop()
    advanceOneSecond()
    await balanceBecomes(92, 6)
    experts = await startScriptedService(ExpertsService, harness.identity.access.verify, port)
    experts.on('GetOutcomes', ({ request }) => ({ outcomes: request.discussionIds.map(() => ({ ended: true, answeredExperts: 2 })) }))
    await balanceBecomes(94, 0)
  })
})
