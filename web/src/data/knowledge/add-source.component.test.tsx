import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createQueryClient } from '../client/query-client.ts'
import { source } from '../testing/knowledge-fixtures.ts'
import { senderOf } from './add-source.ts'

/** A request that a test answers. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  statusText = ''
  responseText = ''
  isAborted = false
  headers: Record<string, string> = {}
  opened: unknown[] = []
  body: FormData | null = null

  constructor() {
    FakeRequest.last = this
  }
  open(...opened: unknown[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return null
  }
  send(body: FormData) {
    this.body = body
  }
  fileName() {
    const file = this.body?.get('file')
    return file instanceof File ? file.name : null
  }
  abort() {
    this.isAborted = true
  }
  respond(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload?.()
  }
}

const realRequest = globalThis.XMLHttpRequest
const file = new File(['%PDF-1.7'], 'Handbook.pdf')

function begin() {
  const parts: number[] = []
  const controller = new AbortController()
  const send = senderOf(createQueryClient({ retries: false }), 'b1')
  const options = { requestId: 'r1', onProgress: (part: number) => parts.push(part), signal: controller.signal }
  return { parts, controller, send, options }
}

beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest
})
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest
})

describe('a file', () => {
  it('is posted as a form, with its key, and reports how much is sent', async () => {
    const { parts, send, options } = begin()
    const sent = send({ kind: 'file', file }, options)
    const request = FakeRequest.last
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
    FakeRequest.last.respond(403, { message: 'Full', reason: 'SOURCE_LIMIT' })
    await expect(sent).rejects.toMatchObject({ status: 403, reason: 'SOURCE_LIMIT', detail: 'Full' })
  })

  it('is no longer sent once it is cancelled', async () => {
    const { controller, send, options } = begin()
    const sent = send({ kind: 'file', file }, options)
    controller.abort()
    await expect(sent).rejects.toBe(controller.signal.reason)
    expect(FakeRequest.last.isAborted).toBe(true)
  })
})

it('a text that is too long for a JSON body is sent as a file', async () => {
  const { send, options } = begin()
  const sent = send({ kind: 'text', title: 'A/B', text: '語'.repeat(100_000) }, options)
  expect(FakeRequest.last.fileName()).toBe('A-B.md')
  FakeRequest.last.respond(202, source)
  await sent
})
