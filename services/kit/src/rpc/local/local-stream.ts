import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import { type ClientReadableStream, type Metadata, status } from '@grpc/grpc-js'
import type { OutgoingCall, Refusal } from '../handler-frame.ts'
import { type LocalRequest, serverStopped, serviceError, statusOf } from './local-call.ts'
import type { LocalMethod, LocalServer } from './local-servers.ts'

/** The server's side of a stream: what its handler writes to. */
class LocalOutgoing extends EventEmitter implements OutgoingCall {
  request: unknown
  readonly metadata: Metadata
  readonly #deadline: number
  readonly #write: (message: unknown) => boolean
  readonly #end: () => void

  constructor({ request, metadata, deadline }: LocalRequest, write: (message: unknown) => boolean, end: () => void) {
    super()
    this.request = request
    this.metadata = metadata
    this.#deadline = deadline
    this.#write = write
    this.#end = end
  }

  getDeadline(): number {
    return this.#deadline
  }

  write(message: unknown): boolean {
    return this.#write(message)
  }

  end(): void {
    this.#end()
  }
}

/**
 * The client's side of a stream from a server of this process, with the events of gRPC's streams: `data`, `end`, `error` and `status`. It buffers
 * 16 messages; the server's handler then waits until the reader goes on.
 */
export class LocalStream<Answer> extends Readable implements ClientReadableStream<Answer> {
  readonly deserialize: (bytes: Buffer) => Answer
  readonly #outgoing: LocalOutgoing
  readonly #leave: () => void
  #timer: NodeJS.Timeout | undefined
  #hasEnded = false
  #isFull = false

  constructor(server: LocalServer, { definition, stream }: LocalMethod, deserialize: (bytes: Buffer) => Answer, sent: LocalRequest) {
    super({ objectMode: true })
    this.deserialize = deserialize
    const write = (message: unknown) => this.#receive(definition.responseSerialize(message))
    this.#outgoing = new LocalOutgoing(sent, write, () => this.#finish(statusOf(status.OK, 'OK')))
    this.#outgoing.on('error', (refusal: Refusal) => this.#finish(refusal))
    this.#leave = server.begin(() => this.#break(serverStopped()))
    if (sent.deadline !== Number.POSITIVE_INFINITY) {
      const late = () => this.#break(statusOf(status.DEADLINE_EXCEEDED, 'Deadline exceeded'))
      this.#timer = setTimeout(late, Math.max(0, sent.deadline - Date.now()))
    }
    // The caller gets the stream first, and listens.
    process.nextTick(() => {
      if (server.isStopped) this.#break(serverStopped())
      if (!this.#hasEnded) stream(this.#outgoing)
      // The handler has read it. The stream must not keep it in memory.
      this.#outgoing.request = undefined
    })
  }

  override _read(): void {
    if (!this.#isFull) return
    this.#isFull = false
    this.#outgoing.emit('drain')
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    if (!this.#hasEnded) {
      this.#settle()
      this.#outgoing.emit('cancelled')
    }
    callback(error)
  }

  /** Cancels the call. Later, as with gRPC, `error` and `status` say so. */
  cancel(): void {
    process.nextTick(() => this.#break(statusOf(status.CANCELLED, 'Cancelled on client')))
  }

  getPeer(): string {
    return 'local'
  }

  getAuthContext(): null {
    return null
  }

  #receive(bytes: Buffer): boolean {
    if (this.#hasEnded) return true
    this.#isFull = !this.push(this.deserialize(bytes))
    return !this.#isFull
  }

  #break(reason: Refusal): void {
    if (this.#hasEnded) return
    this.#finish(reason)
    this.#outgoing.emit('cancelled')
  }

  #settle(): void {
    this.#hasEnded = true
    clearTimeout(this.#timer)
    this.#leave()
  }

  #finish(reason: Refusal): void {
    if (this.#hasEnded) return
    this.#settle()
    if (reason.code === status.OK) this.once('end', () => this.emit('status', reason))
    this.push(null)
    if (reason.code === status.OK) return
    this.emit('error', serviceError(reason))
    this.emit('status', reason)
  }
}
