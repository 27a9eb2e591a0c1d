import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { source, wireSource } from '../support/knowledge-fixtures.ts'
import { boundary, fileHeaders, multipart, type OpenUpload, openUpload, upload } from '../support/upload-client.ts'

const maxBytes = 10 * 1024 * 1024
const path = '/api/bots/p-1/knowledge'
const key = '0b54f0a4-11a7-4a5e-9d5c-7c4a9a3f0c11'
const file = (name = 'owls.txt', content: string | Buffer = 'Owls eat mice.') => multipart([fileHeaders(name), content])

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  ada = await gateway.asMember('ada')
  gateway.persona.on('AddSource', () => wireSource())
})
afterAll(() => gateway?.stop())

const added = () => gateway.persona.calls('AddSource')
const send = (body: Buffer, headers: Record<string, string> = {}) => upload(gateway, path, { ...ada, ...headers }, body)
const begin = (headers: Record<string, string> = {}, on: Pick<TestGateway, 'url'> = gateway) => openUpload(on, path, { ...ada, ...headers })

describe('an upload', () => {
  it('hands the file to persona with its name, and returns the source', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array([0, 255, 13, 10, 45, 45])]), 'owls.pdf')
    const response = await gateway.fetch(path, { method: 'POST', body: form, headers: { ...ada, 'Idempotency-Key': key } })
    expect([response.status, await response.json()]).toEqual([202, source])
    const call = added().at(-1)
    expect(call?.caller).toMatchObject({ kind: 'member', id: 'ada' })
    expect(call?.request).toMatchObject({ personaId: 'p-1', requestId: key, file: { name: 'owls.pdf' } })
    expect([...(call?.request.file?.content ?? [])]).toEqual([0, 255, 13, 10, 45, 45])
  })

  it('may have exactly 10 MB, with and without a Content-Length', async () => {
    const content = Buffer.alloc(maxBytes, 'owl ')
    const body = file('owls.md', content)
    for (const headers of [{}, { 'Content-Length': String(body.length) }] as Record<string, string>[]) {
      expect((await send(body, headers)).status).toBe(202)
      expect(content.equals(added().at(-1)?.request.file?.content ?? Buffer.alloc(0))).toBe(true)
    }
  })

  it.each([
    ['Grüße 🦉.md', 'Grüße 🦉.md'],
    ['../../etc/owls.txt', 'owls.txt'],
    ['C:\\Users\\ada\\owls.DOCX', 'owls.DOCX'],
  ])('named %j is called %j', async (sent, name) => {
    const response = await send(file(sent))
    expect([response.status, added().at(-1)?.request.file?.name]).toEqual([202, name])
  })

  it('whose name is given in the extended form keeps it', async () => {
    const headers = `Content-Disposition: form-data; name="file"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.pdf`
    expect((await send(multipart([headers, 'x']))).status).toBe(202)
    expect(added().at(-1)?.request.file?.name).toBe('Grüße.pdf')
  })

  it.each([
    ['denied', 'SOURCE_LIMIT', 403],
    ['invalid', 'UNSUPPORTED_TYPE', 415],
    ['exists', 'SOURCE_EXISTS', 409],
    ['not_found', 'BOT_NOT_FOUND', 404],
  ] as const)('that persona refuses (%s %s) has status %i', async (kind, reason, status) => {
    gateway.persona.on('AddSource', () => {
      throw new DomainError(kind, reason, 'No')
    })
    const response = await send(file())
    gateway.persona.on('AddSource', () => wireSource())
    expect([response.status, response.json.reason]).toEqual([status, reason])
  })
})

describe('a body that is refused without a call to persona', () => {
  const parts = (...names: string[]) => multipart(...names.map((name): [string, string] => [fileHeaders(name), 'Hoot']))
  const field: [string, string] = ['Content-Disposition: form-data; name="title"', 'Owls']
  const refused: [name: string, status: number, reason: string, body: Buffer, headers?: Record<string, string>][] = [
    ['without a file', 400, 'VALIDATION', multipart()],
    ['that is empty', 400, 'VALIDATION', Buffer.alloc(0)],
    ['with two files', 400, 'VALIDATION', parts('one.txt', 'two.txt')],
    ['with a file in another field', 400, 'VALIDATION', multipart([fileHeaders('owls.txt', 'document'), 'Hoot'])],
    ['with a field alone', 400, 'VALIDATION', multipart(field)],
    ['with a field before the file', 400, 'VALIDATION', multipart(field, [fileHeaders('owls.txt'), 'Hoot'])],
    ['with a field after the file', 400, 'VALIDATION', multipart([fileHeaders('owls.txt'), 'Hoot'], field)],
    ['with the file’s text as a field', 400, 'VALIDATION', multipart(['Content-Disposition: form-data; name="file"', 'Hoot'])],
    ['with a file without a name', 400, 'VALIDATION', file('')],
    ['with an empty file', 400, 'VALIDATION', file('owls.txt', '')],
    ['with a control character in the name', 400, 'VALIDATION', file('ow\u0007ls.txt')],
    ['with a name of 300 characters', 400, 'VALIDATION', file(`${'x'.repeat(296)}.txt`)],
    ['with headers of 64 kB', 400, 'VALIDATION', multipart([`X-Long: ${'x'.repeat(65_536)}\r\n${fileHeaders('owls.txt')}`, 'Hoot'])],
    ['with a part without a disposition', 400, 'VALIDATION', multipart(['Content-Type: text/plain', 'Hoot'])],
    ['that is cut', 400, 'VALIDATION', file().subarray(0, -20)],
    ['that is JSON', 400, 'VALIDATION', Buffer.from('{"title":"Owls"}')],
    ['with another boundary', 400, 'VALIDATION', file(), { 'Content-Type': 'multipart/form-data; boundary=other' }],
    ['without a boundary', 400, 'VALIDATION', file(), { 'Content-Type': 'multipart/form-data' }],
    [
      'with a boundary of 300 characters',
      400,
      'VALIDATION',
      file(),
      { 'Content-Type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
    ],
    ['that is encoded', 400, 'VALIDATION', file(), { 'Content-Encoding': 'gzip' }],
    ['of another multipart type', 400, 'VALIDATION', file(), { 'Content-Type': `multipart/mixed; boundary=${boundary}` }],
    ['with a type that is not read', 415, 'UNSUPPORTED_TYPE', file('owls.exe')],
    ['without an extension', 415, 'UNSUPPORTED_TYPE', file('owls')],
    ['with a line break in the name', 415, 'UNSUPPORTED_TYPE', file('owls\r\n.txt')],
    ['with a file of 10 MB and a byte', 413, 'TOO_LARGE', file('owls.txt', Buffer.alloc(maxBytes + 1))],
    ['with 11 MB before the file', 413, 'TOO_LARGE', Buffer.concat([Buffer.alloc(1.1 * maxBytes), Buffer.from('\r\n'), file()])],
    ['with 11 MB after the file', 413, 'TOO_LARGE', multipart([fileHeaders('owls.txt'), 'Hoot'], ['X: y', Buffer.alloc(1.1 * maxBytes)])],
    ['from another site', 403, 'CROSS_SITE', file(), { 'Sec-Fetch-Site': 'cross-site' }],
    ['with a key that is no UUID', 400, 'VALIDATION', file(), { 'Idempotency-Key': 'again' }],
  ]
  it.each(refused)('%s', async (name, status, reason, body, headers = {}) => {
    const before = added().length
    const response = await send(body, headers)
    // What follows the file is refused as another part before its size counts.
    const expected = name === 'with 11 MB after the file' ? [400, 'VALIDATION'] : [status, reason]
    expect([response.status, response.json.reason]).toEqual(expected)
    expect(response.json.message).toBeTruthy()
    expect(added().length).toBe(before)
  })

  it('by a guest or an anonymous caller', async () => {
    for (const headers of [{}, await gateway.asGuest()] as Record<string, string>[]) {
      const response = await upload(gateway, path, headers, file())
      expect([response.status, response.json.reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
  })

  it('by its Content-Length, before it is sent', async () => {
    const open = begin({ 'Content-Length': String(maxBytes + 100_000) })
    const { status, json } = await open.response
    expect([status, json.reason]).toEqual([413, 'TOO_LARGE'])
    open.disconnect()
  })

  it('by its name, before the content is sent', async () => {
    const open = begin()
    open.write(`--${boundary}\r\n${fileHeaders('owls.exe')}\r\n\r\nMZ`)
    const { status, json } = await open.response
    expect([status, json.reason]).toEqual([415, 'UNSUPPORTED_TYPE'])
    open.disconnect()
  })

  it('in pieces of one byte', async () => {
    const open = begin()
    open.write(`--${boundary}\r\n${fileHeaders('owls.txt')}\r\n\r\n`)
    for (let n = 0; n < 3_000; n++) open.write('x')
    const { status, json } = await open.response
    expect([status, json.reason]).toEqual([400, 'VALIDATION'])
    open.disconnect()
  })
})

describe('an upload that stalls or is aborted', () => {
  const start = (open: OpenUpload) => open.write(`--${boundary}\r\n${fileHeaders('owls.txt')}\r\n\r\nOwls`)

  it('is UPLOAD_TOO_SLOW when it stalls, or takes longer than its time', async () => {
    for (const pace of [
      { totalMs: 60_000, bytes: 1_000, periodMs: 100 },
      { totalMs: 150, bytes: 0, periodMs: 60_000 },
    ]) {
      const impatient = await startGateway({}, { uploadPace: pace })
      const open = openUpload(impatient, path, await impatient.asMember('ada'))
      start(open)
      const { status, json } = await open.response
      expect([status, json.reason]).toEqual([408, 'UPLOAD_TOO_SLOW'])
      open.disconnect()
      await impatient.stop()
    }
  })

  it('frees its place when the client disconnects', async () => {
    const before = added().length
    const open = Array.from({ length: 4 }, () => begin())
    for (const one of open) start(one)
    await eventually(async () => expect((await send(file())).status).toBe(429))
    for (const one of open) one.disconnect()
    await eventually(async () => expect((await send(file())).status).toBe(202))
    expect(added().length).toBe(before + 1)
  })

  it('cancels the call to persona when the client disconnects', async () => {
    const { promise: cancelled, resolve } = Promise.withResolvers<void>()
    const before = added().length
    gateway.persona.on('AddSource', async ({ call }) => {
      await once(call.signal, 'abort')
      resolve()
    })
    const open = begin()
    open.end(file())
    await eventually(() => expect(added().length).toBe(before + 1))
    open.disconnect()
    await cancelled
    gateway.persona.on('AddSource', () => wireSource())
  })
})

describe('uploads at once', () => {
  it('are 4 of an account and 6 of a process; texts take no place', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const before = added().length
    gateway.persona.on('AddSource', async () => {
      await released
      return wireSource()
    })
    const bob = await gateway.asMember('bob')
    const cy = await gateway.asMember('cy')
    const running = [...Array.from({ length: 4 }, () => ada), ...Array.from({ length: 2 }, () => bob)].map((who) => send(file(), who))
    await eventually(() => expect(added().length).toBe(before + 6))
    const fifth = await send(file(), ada)
    expect([fifth.status, fifth.json.reason, fifth.headers['retry-after']]).toEqual([429, 'TOO_MANY_UPLOADS', '2'])
    const seventh = await send(file(), cy)
    expect([seventh.status, seventh.json.reason, seventh.headers['retry-after']]).toEqual([503, 'OVERLOADED', '1'])
    const text = gateway.post(path, { title: 'Owls', text: 'Hoot' }, cy)
    await eventually(() => expect(added().length).toBe(before + 7))
    release()
    expect((await Promise.all([...running, text])).map(({ status }) => status)).toEqual(Array(7).fill(202))
    gateway.persona.on('AddSource', () => wireSource())
    expect((await send(file(), cy)).status).toBe(202)
  })

  it('count against the limit of sources of an hour, unless they were refused for a place', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.02' })
    limited.persona.on('AddSource', () => wireSource())
    const member = await limited.asMember()
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await upload(limited, path, member, file())).status)
    expect(statuses).toEqual([202, 202, 202, 429])
    await limited.stop()
  })
})
