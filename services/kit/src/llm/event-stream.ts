import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'
import { httpFailure } from './http-failure.ts'
import { ModelError } from './model-error.ts'
import { SseReader } from './sse-reader.ts'
import type { Timers } from './timers.ts'
import { Watchdog } from './watchdog.ts'

/** Milliseconds. */
const CONNECT_LIMIT = 5_000
const FIRST_EVENT_LIMIT = 30_000
const GAP_LIMIT = 30_000
/** How long a connection may dawdle after the last event before it is closed rather than reused. */
const DRAIN_LIMIT = 1_000
const MAX_ERROR_BYTES = 16 * 1024

const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) }

export interface EventStreamCall {
  url: URL
  headers: Record<string, string>
  body: unknown
  signal: AbortSignal
  timers: Timers
  /** Gets the data of one event; answers `end` on the last, `quiet` on one that is no sign of progress. */
  onData(data: string): 'more' | 'quiet' | 'end'
  /** Whether the answer may stop here without that last event, as some servers let it. */
  isWhole?(): boolean
}

/** Posts JSON once and reads the events of the answer. Resolves at the one called `end`. Rejects with a ModelError. */
export function readEventStream(call: EventStreamCall): Promise<void> {
  return new Promise((resolve, reject) => {
    if (call.signal.aborted) return reject(new ModelError('aborted', 'Aborted before it began'))
    const { body, ...rest } = call
    new Attempt(rest, resolve, reject).start(body)
  })
}

/** Where a request goes. Node makes a larger object of a URL and keeps it with the connection. */
const destinationOf = ({ protocol, hostname, port, pathname, search, username, password }: URL) => ({
  protocol,
  hostname: hostname.replace(/^\[|\]$/g, ''),
  port: port || undefined,
  path: `${pathname}${search}`,
  auth: username ? `${decodeURIComponent(username)}:${decodeURIComponent(password)}` : undefined,
})

class Attempt {
  /** Without the body: a long prompt isn't kept for as long as the answer takes. */
  readonly #call: Omit<EventStreamCall, 'body'>
  readonly #resolve: () => void
  readonly #reject: (error: unknown) => void
  readonly #watchdog: Watchdog
  #request: ClientRequest | undefined
  #phase: 'connecting' | 'waiting' | 'reading' | 'settled' = 'connecting'

  constructor(call: Omit<EventStreamCall, 'body'>, resolve: () => void, reject: (error: unknown) => void) {
    this.#call = call
    this.#resolve = resolve
    this.#reject = reject
    this.#watchdog = new Watchdog(call.timers, () => this.#expired())
  }

  start(content: unknown): void {
    const { url, headers, signal } = this.#call
    const body = Buffer.from(JSON.stringify(content))
    const secure = url.protocol === 'https:'
    signal.addEventListener('abort', this.#aborted, { once: true })
    this.#request = (secure ? https : http).request({
      ...destinationOf(url),
      method: 'POST',
      agent: agents[secure ? 'https:' : 'http:'],
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': body.length,
        accept: 'text/event-stream',
        'accept-encoding': 'identity',
      },
    })
    this.#watchdog.watch(CONNECT_LIMIT)
    this.#request.on('socket', (socket) => this.#onSocket(socket, secure))
    this.#request.on('response', (response) => this.#onResponse(response))
    this.#request.on('error', (cause) => this.#broken(cause))
    this.#request.end(body)
  }

  #onSocket(socket: Socket, secure: boolean): void {
    const connected = () => {
      if (this.#phase !== 'connecting') return
      this.#phase = 'waiting'
      this.#watchdog.watch(FIRST_EVENT_LIMIT)
    }
    if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', connected)
    else connected()
  }

  #onResponse(response: IncomingMessage): void {
    response.on('error', (cause) => this.#broken(cause))
    const type = response.headers['content-type']
    if (response.statusCode !== 200) this.#refused(response)
    else if (type?.includes('text/event-stream')) this.#read(response)
    else this.#fail(new ModelError('malformed', `The provider answered ${type} and no event stream`))
  }

  #read(response: IncomingMessage): void {
    const events = new SseReader((data) => this.#onData(data, response))
    response.on('data', (chunk: Buffer) => this.#feed(events, chunk))
    response.on('end', () => {
      this.#feed(events)
      if (this.#call.isWhole?.()) this.#finish(response)
      else this.#broken(new Error('The answer ended before its last event'))
    })
  }

  #onData(data: string, response: IncomingMessage): void {
    if (this.#hasSettled()) return
    const progress = this.#call.onData(data)
    if (this.#hasSettled()) return
    if (progress === 'end') this.#finish(response)
    else if (progress === 'more') this.#progressed()
  }

  #progressed(): void {
    if (this.#phase === 'waiting') {
      this.#phase = 'reading'
      this.#watchdog.watch(GAP_LIMIT)
    } else {
      this.#watchdog.heard()
    }
  }

  #refused(response: IncomingMessage): void {
    const chunks: Buffer[] = []
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= MAX_ERROR_BYTES) chunks.push(chunk)
    })
    response.on('end', () => this.#fail(httpFailure(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString())))
  }

  /** A reader or listener that throws ends this one call, never the process. */
  #feed(events: SseReader, chunk?: Buffer): void {
    if (this.#hasSettled()) return
    try {
      if (chunk) events.push(chunk)
      else events.end()
    } catch (error) {
      this.#fail(error)
    }
  }

  #finish(response: IncomingMessage): void {
    if (!this.#settle()) return
    const cancel = this.#call.timers.after(DRAIN_LIMIT, () => response.destroy())
    response.on('close', cancel)
    this.#resolve()
  }

  #fail(error: unknown): void {
    if (!this.#settle()) return
    this.#request?.destroy()
    this.#reject(error)
  }

  #hasSettled(): boolean {
    return this.#phase === 'settled'
  }

  #settle(): boolean {
    if (this.#hasSettled()) return false
    this.#phase = 'settled'
    this.#watchdog.stop()
    this.#call.signal.removeEventListener('abort', this.#aborted)
    return true
  }

  #aborted = (): void => this.#fail(new ModelError('aborted', 'Aborted by the caller'))

  #expired(): void {
    const what = { connecting: 'to connect', waiting: 'for the first event', reading: 'for the next event', settled: '' }[this.#phase]
    this.#fail(new ModelError('timeout', `Waited too long ${what}`, { retryable: this.#phase === 'connecting' }))
  }

  #broken(cause: Error): void {
    this.#fail(new ModelError('connection', `The connection failed: ${cause.message}`, { cause, retryable: this.#phase !== 'reading' }))
  }
}
