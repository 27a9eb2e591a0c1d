import { request } from 'node:http'
import { finished } from 'node:stream/promises'
import type { TestGateway } from './gateway-harness.ts'

export interface UploadResponse {
  status: number
  headers: NodeJS.Dict<string | string[]>
  /** The parsed body of a refusal. */
  json: { reason?: string; message?: string }
}

export const boundary = 'a-boundary-of-the-test'

/** Returns a multipart body. A part is its headers and its content. */
export const multipart = (...parts: [headers: string, content: string | Buffer][]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(([headers, content]) => [
      Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

export const fileHeaders = (name: string, field = 'file') => `Content-Disposition: form-data; name="${field}"; filename="${name}"`

/** An upload whose body the test writes. */
export interface OpenUpload {
  write: (bytes: Buffer | string) => void
  end: (bytes?: Buffer | string) => void
  disconnect: () => void
  response: Promise<UploadResponse>
}

/** Begins an upload. Without a `Content-Length` the body is sent in chunks. */
export function openUpload(gateway: Pick<TestGateway, 'url'>, path: string, headers: Record<string, string>): OpenUpload {
  const sent = request(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...headers },
    agent: false,
  })
  const response = new Promise<UploadResponse>((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', async (incoming) => {
      let text = ''
      incoming.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      await finished(incoming).catch(() => undefined)
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, json: JSON.parse(text || '{}') })
    })
  })
  response.catch(() => undefined)
  sent.flushHeaders()
  return {
    write: (bytes) => void sent.write(bytes),
    end: (bytes) => void sent.end(bytes),
    disconnect: () => void sent.destroy(),
    response,
  }
}

/** Sends a whole body and returns the response. */
export function upload(
  gateway: Pick<TestGateway, 'url'>,
  path: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<UploadResponse> {
  const open = openUpload(gateway, path, headers)
  open.end(body)
  return open.response
}
