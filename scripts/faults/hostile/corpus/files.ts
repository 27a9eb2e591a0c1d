import { deflateSync, gzipSync } from 'node:zlib'
import { encodeChunk } from '../../../../services/kit/src/png/chunks.ts'
import { markerPlace } from './json-bodies.ts'

export interface HostileFile {
  contentType: string
  bytes: Buffer
  contentEncoding?: string
}

const boundary = 'hostile-boundary'
const multipart = `multipart/form-data; boundary=${boundary}`
const part = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n${content}\r\n`
const form = (...parts: string[]) => ({ contentType: multipart, bytes: Buffer.from(`${parts.join('')}--${boundary}--\r\n`) })

/** A form with one file of any bytes. */
function fileForm(name: string, bytes: Buffer): HostileFile {
  const [head = '', end = ''] = part(`name="file"; filename="${name}"`, markerPlace).split(markerPlace)
  return { contentType: multipart, bytes: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`${end}--${boundary}--\r\n`)]) }
}
/** A PNG file of these chunks, without an image. */
const png = (...chunks: [type: string, data: string | Buffer][]) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...chunks.map(([type, data]) => encodeChunk({ type, data: Buffer.from(data as string) })),
  ])
const imageHeader: [type: string, data: Buffer] = ['IHDR', Buffer.from('7fffffff7fffffff0806000000', 'hex')]
const cardText = (json: string) => `chara\0${Buffer.from(json).toString('base64')}`

const billionLaughs = `<!DOCTYPE l [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]><l>&j;</l>`

/** Files and bodies of other content types, for every route that takes a body. */
export const files: Record<string, HostileFile> = {
  'a file with a path as its name': form(part('name="file"; filename="../../../etc/cron.d/x"', markerPlace)),
  'a file with control characters in its name': form(part('name="file"; filename="a\u0001\u202egnp.exe"', markerPlace)),
  'a file with a name of 100 kB': form(part(`name="file"; filename="${'n'.repeat(100_000)}"`, markerPlace)),
  'a file without a name': form(part('filename="a.txt"', markerPlace)),
  'a field named __proto__': form(part('name="__proto__"', markerPlace), part('name="constructor[prototype][a]"', '1')),
  '2,000 parts': form(...Array.from({ length: 2_000 }, (_, n) => part(`name="f${n}"`, ''))),
  'a part without an end': { contentType: multipart, bytes: Buffer.from(part('name="file"; filename="a"', markerPlace).trimEnd()) },
  'a form without a boundary': { contentType: 'multipart/form-data', bytes: Buffer.from(part('name="file"', markerPlace)) },
  'a form with a boundary of 5 kB': {
    contentType: `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
    bytes: Buffer.from(`--${'b'.repeat(5_000)}`),
  },
  'a URL-encoded form with a prototype': {
    contentType: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(`__proto__[isAdmin]=1&a[b][c][d]=${markerPlace}&${'x[]=1&'.repeat(5_000)}`),
  },
  'a PDF that breaks off': { contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Length 999999999 >>\nstream\n') },
  'a ZIP with a wrong directory': {
    contentType: 'application/zip',
    bytes: Buffer.from('504b0506000000000100ffffffffffffffff00000000', 'hex'),
  },
  'an image that is none': { contentType: 'image/png', bytes: Buffer.from('89504e470d0a1a0affffffff49484452', 'hex') },
  'a card in a picture of 4 billion pixels': fileForm(
    'card.png',
    png(imageHeader, ['tEXt', cardText('{"name":"__proto__","first_mes":"<script>alert(1)</script>"}')], ['IEND', '']),
  ),
  'a card that unpacks to 50 MB': fileForm(
    'card.png',
    png(imageHeader, ['zTXt', Buffer.concat([Buffer.from('chara\0\0'), deflateSync(Buffer.alloc(50_000_000))])], ['IEND', '']),
  ),
  'a card that breaks off': fileForm('card.png', png(imageHeader, ['tEXt', cardText('{"name":"Max"}')]).subarray(0, -6)),
  'a card of 100,000 levels': fileForm('card.json', Buffer.from(`{"name":"Max","data":${'['.repeat(100_000)}`)),
  'a card with an archive that is none': fileForm(
    'card.charx',
    Buffer.from(`504b0304${'ff'.repeat(200)}504b0506${'ff'.repeat(18)}`, 'hex'),
  ),
  'XML with entities in entities': { contentType: 'application/xml', bytes: Buffer.from(billionLaughs) },
  'text with NULs': { contentType: 'text/plain', bytes: Buffer.alloc(50_000) },
  'a compressed body of zeros': { contentType: 'application/json', contentEncoding: 'gzip', bytes: gzipSync(Buffer.alloc(20_000_000)) },
  'a body that is not compressed as it says': { contentType: 'application/json', contentEncoding: 'br', bytes: Buffer.from('{}') },
  'an unknown encoding': { contentType: 'application/json', contentEncoding: 'x-evil', bytes: Buffer.from('{}') },
  'an unknown charset': { contentType: 'application/json; charset=utf-7', bytes: Buffer.from('{"name":"+ADw-"}') },
  'a charset of 5 kB': { contentType: `application/json; charset=${'u'.repeat(5_000)}`, bytes: Buffer.from('{}') },
  'a broken content type': { contentType: 'application/json;;;=;"', bytes: Buffer.from('{}') },
  MessagePack: { contentType: 'application/msgpack', bytes: Buffer.from('81a46e616d65a161', 'hex') },
}
