import type { ApiOperation, RequestParts } from './api-fields.ts'
import { files } from './corpus/files.ts'
import { headers } from './corpus/headers.ts'
import { injections } from './corpus/injections.ts'
import { jsonBodies, markerPlace } from './corpus/json-bodies.ts'
import { markup } from './corpus/markup.ts'
import { unicode } from './corpus/unicode.ts'
import { values } from './corpus/values.ts'
import type { HostileRequest } from './send-request.ts'

export const texts = { ...unicode, ...markup, ...injections }

/** One hostile input for one operation. */
export interface Attack {
  /** The field and the input, for a report. */
  name: string
  /** Makes the request. `marker` goes into every text of it that is hostile. */
  request: (marker: string, cookie: string) => HostileRequest
}

/** In a URL, whose length Node limits to 16 KiB with all headers. */
const maxInUrl = 1_500
const json = { 'Content-Type': 'application/json' }

/** Returns the attacks on an operation: every text and value in every field, and every body, file and header. */
export function attacksOn(operation: ApiOperation): Attack[] {
  const { fields, hasBody } = operation
  return [
    ...fields.flatMap((field) => [
      ...Object.entries(texts).map(([name, text]): Attack => {
        const marked = (marker: string) => (field.place === 'body' ? marker + text : (marker + text).slice(0, maxInUrl).toWellFormed())
        return { name: `${field.name}: ${name}`, request: (marker, cookie) => withParts(operation, field.fill(marked(marker)), cookie) }
      }),
      // Some texts are hostile only as they are.
      ...Object.entries(injections).map(
        ([name, text]): Attack => ({
          name: `${field.name}: only ${name}`,
          request: (_marker, cookie) => withParts(operation, field.fill(field.place === 'body' ? text : text.slice(0, maxInUrl)), cookie),
        }),
      ),
      ...(field.place === 'body' ? Object.entries(values) : []).map(
        ([name, value]): Attack => ({
          name: `${field.name}: ${name}`,
          request: (marker, cookie) => withParts(operation, field.fill(withMarker(value, marker)), cookie),
        }),
      ),
    ]),
    ...(hasBody ? bodyAttacks(operation) : []),
    ...Object.entries(headers).map(
      ([name, sent]): Attack => ({
        name: `headers: ${name}`,
        request: (_marker, cookie) => {
          const plain = withParts(operation, operation.valid(), cookie)
          return { ...plain, headers: { ...plain.headers, ...sent } }
        },
      }),
    ),
  ]
}

function bodyAttacks(operation: ApiOperation): Attack[] {
  const bodies = Object.entries(jsonBodies).map(([name, bytes]) => ({
    name: `body: ${name}`,
    bytes,
    contentType: 'application/json',
    contentEncoding: undefined,
  }))
  const all = [...bodies, ...Object.entries(files).map(([name, file]) => ({ contentEncoding: undefined, ...file, name: `file: ${name}` }))]
  return all.map(
    ({ name, bytes, contentType, contentEncoding }): Attack => ({
      name,
      request: (marker, cookie) => {
        const { body: _body, ...parts } = operation.valid()
        const plain = withParts(operation, parts, cookie)
        const encoding: Record<string, string> = contentEncoding ? { 'Content-Encoding': contentEncoding } : {}
        return { ...plain, headers: { ...plain.headers, 'Content-Type': contentType, ...encoding }, body: replaced(bytes, marker) }
      },
    }),
  )
}

function withParts({ method, path }: ApiOperation, parts: RequestParts, cookie: string): HostileRequest {
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(parts.path[name]?.toWellFormed() ?? ''))
  const query = new URLSearchParams(parts.query).toString()
  return {
    method: method.toUpperCase(),
    address: query ? `${address}?${query}` : address,
    headers: { ...(parts.body === undefined ? {} : json), ...(cookie ? { Cookie: cookie } : {}) },
    ...(parts.body === undefined ? {} : { body: Buffer.from(JSON.stringify(parts.body)) }),
  }
}

/** Adds the marker to an object or a list. A number and a boolean have none. */
function withMarker(value: unknown, marker: string): unknown {
  if (Array.isArray(value)) return [...value, marker]
  return typeof value === 'object' && value !== null ? { ...value, [marker]: marker } : value
}

function replaced(bytes: Buffer, marker: string): Buffer {
  const at = bytes.indexOf(markerPlace)
  return at < 0 ? bytes : Buffer.concat([bytes.subarray(0, at), Buffer.from(marker), bytes.subarray(at + markerPlace.length)])
}
