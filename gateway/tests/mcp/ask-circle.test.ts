import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '@modelcontextprotocol/client'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { completedDiscussion, discussionOf } from '../support/discussion-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { connectMcp, revisions } from '../support/mcp-client.ts'

let gateway: TestGateway
let headers: Record<string, string>
let client: Client | undefined

beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  headers = await gateway.asKey(['experts'])
})
afterEach(async () => {
  await client?.close()
  client = undefined
})
afterAll(() => gateway?.stop())

const connect = async (revision: (typeof revisions)[number]) => {
  client = await connectMcp(gateway, revision, headers)
  return client
}
const ask = { name: 'ask_circle', arguments: { question: ' Should I learn Latin? ' } }
const revised = { expertId: 'p-1', content: 'Yes, at once.', at: '2026-01-01T00:00:20.000Z', round: 2, end: 'ANSWER_END_LENGTH' }
const drafts = discussionOf().contributions

const script = (...states: object[]) => {
  gateway.experts.on('StartDiscussion', () => ({ discussionId: 'd-1' }))
  gateway.experts.on('FollowDiscussion', async (_received, emit) => {
    for (const state of states) await emit(state)
  })
}

describe.each(revisions)('ask_circle in revision %s', (revision) => {
  it('returns the consensus, the agreement, the minority view and the last answer of each expert', async () => {
    script(completedDiscussion({ contributions: [...drafts, revised] }))
    const result = await (await connect(revision)).callTool(ask)
    expect(result.structuredContent).toEqual({
      discussion: 'd-1',
      consensus: 'Learn it.',
      agreement: 'mixed',
      minorityView: 'Max would wait.',
      experts: [
        { name: 'Max', slug: 'max', answer: 'Yes, at once.', cutOff: true, holdsMinorityView: true },
        { name: 'Eva', slug: 'eva', answer: null, cutOff: false, holdsMinorityView: false },
      ],
      credits: 2,
      model: 'claude-sonnet-5-5',
      url: 'https://rostra.example/expert-discussion?id=d-1',
    })
    expect(JSON.stringify(result.content)).toContain('Minority view: Max would wait.')
    expect(JSON.stringify(result.content)).toContain('Yes, at once.\\n(The answer was cut off.)')
    const { request, caller } = gateway.experts.calls('StartDiscussion').at(-1) ?? {}
    expect(request).toMatchObject({ prompt: 'Should I learn Latin?', followsUp: '' })
    expect(caller).toMatchObject({ kind: 'member', access: { scopes: ['experts'] } })
  })

  it('reads a discussion by its id, without a question', async () => {
    script(completedDiscussion({ contributions: [...drafts, revised] }))
    const connected = await connect(revision)
    const startsBefore = gateway.experts.calls('StartDiscussion').length
    const read = await connected.callTool({ name: 'ask_circle', arguments: { discussion: 'd-1' } })
    expect(read.structuredContent).toMatchObject({ discussion: 'd-1', consensus: 'Learn it.' })
    expect(gateway.experts.calls('FollowDiscussion').at(-1)?.request).toEqual({ id: 'd-1' })
    for (const args of [{}, { ...ask.arguments, discussion: 'd-1' }]) {
      const refused = await connected.callTool({ name: 'ask_circle', arguments: args })
      expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('Give `question`') }] })
    }
    expect(gateway.experts.calls('StartDiscussion')).toHaveLength(startsBefore)
  })

  it('reports each round as progress that rises', async () => {
    script(
      discussionOf({ version: 1, contributions: [] }),
      discussionOf({ version: 2 }),
      discussionOf({ version: 1, contributions: [] }),
      discussionOf({ version: 3, phase: 'PHASE_REVISIONS' }),
      discussionOf({ version: 4, phase: 'PHASE_CHAIR', contributions: [...drafts, revised] }),
      completedDiscussion({ version: 5 }),
    )
    const notices: { progress: number; total?: number; message?: string }[] = []
    await (await connect(revision)).callTool(ask, { onprogress: (notice) => void notices.push(notice) })
    expect(notices.map(({ message }) => message)).toEqual([
      'The circle is asked in the discussion d-1',
      'Round 1: 0 of 1 experts have answered',
      'Round 1: 1 of 1 experts have answered',
      'Round 2: 0 of 1 experts have revised their answer',
      'The chair sums up',
    ])
    const values = notices.map(({ progress }) => progress)
    expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other))
    expect(notices.slice(1).every(({ progress, total = 0 }) => progress <= total)).toBe(true)
  })

  it.each([
    ['CIRCLE_TOO_SMALL', 'You need at least 2 experts to start a discussion.', 'https://rostra.example/circle-of-experts'],
    ['INSUFFICIENT_CREDITS', 'You have too few credits.', 'https://rostra.example/purchase-credits'],
  ])('says what to do after %s', async (reason, message, address) => {
    gateway.experts.on('StartDiscussion', () => {
      throw new DomainError('state', reason, message)
    })
    const result = await (await connect(revision)).callTool(ask)
    expect(result.isError).toBe(true)
    expect(JSON.stringify(result.content)).toContain(`${message} (${reason})`)
    expect(JSON.stringify(result.content)).toContain(address)
  })

  it('returns why a discussion failed', async () => {
    script(discussionOf({ status: 'DISCUSSION_STATUS_FAILED', phase: 'PHASE_ENDED', failure: 'Too few experts answered.' }))
    const result = await (await connect(revision)).callTool(ask)
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('Too few experts answered.') }] })
  })

  it('follows no further when the client has cancelled, and starts the same discussion for the same idempotency key', async () => {
    let cancelled = false
    script()
    gateway.experts.on('FollowDiscussion', async ({ call }, emit) => {
      await emit(discussionOf())
      await new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve()))
      cancelled = true
    })
    const keyed = { ...ask, _meta: { 'rostra/idempotencyKey': `latin ${revision}` } }
    const connected = await connect(revision)
    const asked = connected.callTool(keyed, { onprogress: () => void connected.close() }).catch(() => undefined)
    await eventually(() => expect(cancelled).toBe(true))
    await asked
    script(completedDiscussion())
    const again = await (await connect(revision)).callTool(keyed)
    expect(again.structuredContent).toMatchObject({ discussion: 'd-1' })
    const [first, second] = gateway.experts.calls('StartDiscussion').slice(-2)
    expect(first?.request.requestId).toBe(second?.request.requestId)
  })
})
