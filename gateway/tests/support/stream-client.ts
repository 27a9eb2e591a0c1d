import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { eventually } from '@rostra/kit/testing/eventually'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  /** All bytes so far, as text. */
  text: () => string
  /** Resolves with all bytes once they contain `part`. */
  until: (part: string) => Promise<string>
  /** Resolves with all bytes once the server has ended the response. */
  ended: Promise<string>
  response: IncomingMessage
  disconnect: () => void
}

interface RawOptions {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  /** The target in the request line, instead of that of the address. */
  path?: string
  /** Reads nothing until the test adds a `data` listener. */
  paused?: boolean
}

/** Sends a request by Node's own client, which shows every byte and can stall. */
export function requestRaw(
  url: string,
  { method = 'GET', headers = {}, body, path, paused = false }: RawOptions = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const sent = request(url, { method, headers: { ...json, ...headers }, agent: false, ...(path && { path }) }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      if (!paused)
        response.on('data', (piece) => {
          text += piece
        })
      response.on('error', () => undefined)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        until: (part) =>
          eventually(() => {
            if (!text.includes(part)) throw new Error(`${part} is not yet in ${text}`)
            return text
          }),
        ended: new Promise((end) => response.once('close', () => end(text))),
        response,
        disconnect: () => sent.destroy(),
      })
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
