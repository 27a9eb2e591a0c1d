import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.persona.on('ReportPersona', () => ({}))
})
afterAll(() => gateway?.stop())

const report = (body: unknown, headers: Record<string, string> = {}) => gateway.post('/api/bots/p-1/report', body, headers)
const lastCall = () => gateway.persona.calls('ReportPersona').at(-1)

describe('POST /api/bots/{id}/report', () => {
  it('passes the report of a member on', async () => {
    const response = await report({ reason: 'other', details: 'It insults me.' }, await gateway.asMember('ada'))
    expect(response.status).toBe(204)
    expect([lastCall()?.request, lastCall()?.caller]).toMatchObject([
      { id: 'p-1', reason: 'REPORT_REASON_OTHER', details: 'It insults me.' },
      { kind: 'member', id: 'ada' },
    ])
  })

  it('creates a guest for an anonymous caller', async () => {
    const response = await report({ reason: 'spam' })
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, [expect.stringMatching(/^rostra_guest=/)]])
    expect([lastCall()?.request, lastCall()?.caller]).toMatchObject([{ reason: 'REPORT_REASON_SPAM', details: '' }, { kind: 'guest' }])
  })

  it.each([{}, { reason: 'boring' }, { reason: null }, { reason: 'spam', details: 7 }])('refuses the body %j', async (body) => {
    const before = gateway.persona.calls('ReportPersona').length
    const response = await report(body)
    expect([response.status, (await response.json()).reason]).toEqual([400, 'VALIDATION'])
    expect(gateway.persona.calls('ReportPersona').length).toBe(before)
  })

  it('hands over an own answer of the persona, which chat returns to the caller, with its question', async () => {
    gateway.chat.on('GetAnswer', () => ({ personaId: 'p-1', question: 'How much?', answer: 'Ten **pills**.' }))
    const response = await report({ reason: 'harmful', messageId: 'b-7', conversationId: 'c-1' }, await gateway.asMember('ada'))
    expect(response.status).toBe(204)
    const request = { messageId: 'b-7', conversationId: 'c-1' }
    expect(gateway.chat.calls('GetAnswer').at(-1)).toMatchObject({ request, caller: { kind: 'member', id: 'ada' } })
    expect(lastCall()?.request).toMatchObject({ id: 'p-1', answer: { question: 'How much?', answer: 'Ten **pills**.' } })
  })

  it('refuses an answer of another person or persona with 404, and stores no report', async () => {
    const before = gateway.persona.calls('ReportPersona').length
    gateway.chat.on('GetAnswer', () => ({ personaId: 'p-2', question: 'How much?', answer: 'Ten.' }))
    const ofOther = await report({ reason: 'harmful', messageId: 'b-7' }, await gateway.asMember('ada'))
    gateway.chat.on('GetAnswer', () => {
      throw new DomainError('not_found', 'MESSAGE_NOT_FOUND', 'Message not found')
    })
    const foreign = await report({ reason: 'harmful', messageId: 'b-8' }, await gateway.asMember('ada'))
    for (const response of [ofOther, foreign]) expect([response.status, (await response.json()).reason]).toEqual([404, 'MESSAGE_NOT_FOUND'])
    expect(gateway.persona.calls('ReportPersona').length).toBe(before)
  })

  it('answers a second report with 409', async () => {
    gateway.persona.on('ReportPersona', () => {
      throw new DomainError('exists', 'ALREADY_REPORTED', 'You have reported this persona already.')
    })
    const response = await report({ reason: 'spam' }, await gateway.asGuest())
    expect([response.status, (await response.json()).reason]).toEqual([409, 'ALREADY_REPORTED'])
  })
})
