import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { sessionHint } from '@rostra/proto/http/session-hint'
import { onSessionEnd } from '../../api/fetch-as-caller.ts'
import { createQueryClient } from '../client/query-client.ts'
import { FakeUpload } from '../testing/fake-upload.ts'
import { source } from '../testing/knowledge-fixtures.ts'
import { senderOf } from './add-source.ts'

const realRequest = globalThis.XMLHttpRequest
const file = new File(['%PDF-1.7'], 'Handbook.pdf')

const setHint = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${sessionHint}=${value}`
}

function begin() {
  const parts: number[] = []
  const controller = new AbortController()
  const send = senderOf(createQueryClient({ retries: false }), 'b1')
  const options = { requestId: 'r1', onProgress: (part: number) => parts.push(part), signal: controller.signal }
  return { parts, controller, send, options }
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeUpload, configurable: true, writable: true })
})
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest
  onSessionEnd(() => undefined)
  setHint('; max-age=0')
})

describe('a file', () => {
  it('is posted as a form, with its key, and reports how much is sent', async () => {
    const { parts, send, options } = begin()
    const sent = send({ kind: 'file', file }, options)
    const request = FakeUpload.last
    expect(request.opened).toEqual(['POST', '/api/bots/b1/knowledge'])
    expect(request.headers).toEqual({ 'Idempotency-Key': 'r1' })
    expect(request.fileName()).toBe('Handbook.pdf')
    request.upload.onprogress?.({ loaded: 2, total: 8 })
    request.respond(202, source)
    await sent
    expect(parts).toEqual([0.25])
  })

  it('that is refused rejects with the reason', async () => {
    const { send, options } = begin()
    const sent = send({ kind: 'file', file }, options)
    FakeUpload.last.respond(403, { message: 'Full', reason: 'SOURCE_LIMIT' })
    await expect(sent).rejects.toMatchObject({ status: 403, reason: 'SOURCE_LIMIT', detail: 'Full' })
  })

  it('whose session has ended says so, and shows it', async () => {
    const ended = jest.fn()
    onSessionEnd(ended)
    setHint('1')
    const { send, options } = begin()
    const sent = send({ kind: 'file', file }, options)
    setHint('; max-age=0')
    FakeUpload.last.respond(404, { message: 'Persona not found', reason: 'PERSONA_NOT_FOUND' })
    await expect(sent).rejects.toMatchObject({ status: 401, reason: 'SESSION_ENDED' })
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('is no longer sent once it is cancelled', async () => {
    const { controller, send, options } = begin()
    const sent = send({ kind: 'file', file }, options)
    controller.abort()
    await expect(sent).rejects.toBe(controller.signal.reason)
    expect(FakeUpload.last.isAborted).toBe(true)
  })
})

it('a text that is too long for a JSON body is sent as a file', async () => {
  const { send, options } = begin()
  const sent = send({ kind: 'text', title: 'A/B', text: '語'.repeat(100_000) }, options)
  expect(FakeUpload.last.fileName()).toBe('A-B.md')
  FakeUpload.last.respond(202, source)
  await sent
})
