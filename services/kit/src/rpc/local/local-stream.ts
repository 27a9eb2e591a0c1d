import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import { type ClientReadableStream, type Metadata, status } from '@grpc/grpc-js'
import type { OutgoingCall, Refusal } from '../handler-frame.ts'
import { type LocalRequest, serverStopped, serviceError, statusOf } from './local-call.ts'
import type { LocalMethod, LocalServer } from './local-servers.ts'

const cancelled = () => statusOf(status.CANCELLED, 'Cancelled on client')

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
 * The client's side of a stream from a server of this process, with the events of gRPC's streams: `data`, `end`, `error` and `status`.
 * It buffers 16 messages; the server's handler then waits until the reader goes on.
 */
export class LocalStream<Answer> extends Readable implements ClientReadableStream<Answer> {
  readonly deserialize: (bytes: Buffer) => Answer
  readonly #outgoing: LocalOutgoing
  readonly #leave: () => void
  #timer: NodeJS.Timeout | undefined
  /** Whether the handler has ended, or the call was broken off. */
  #hasEnded = false
  /** Whether the reader was told how the call ended. After a success it first reads all messages. */
  #hasReported = false
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
    this.#breakOff()
    this.#report(cancelled())
    callback(error)
  }

  /** Cancels the call. Later, as with gRPC, `error` and `status` say so. */
  cancel(): void {
    process.nextTick(() => this.#break(cancelled()))
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

  /** Ends the call with a failure, also after a success of which the reader does not know yet. */
  #break(reason: Refusal): void {
    if (this.#hasReported) return
    this.#breakOff()
    this.#fail(reason)
  }

  #breakOff(): void {
    if (this.#hasEnded) return
    this.#settle()
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
    if (reason.code === status.OK) {
      this.once('end', () => this.#report(reason))
      this.push(null)
    } else this.#fail(reason)
  }

  #fail(reason: Refusal): void {
    // First, because a listener of the error may destroy the stream.
    this.#hasReported = true
    this.push(null)
    this.emit('error', serviceError(reason))
    this.emit('status', reason)
  }

  #report(reason: Refusal): void {
    if (this.#hasReported) return
    this.#hasReported = true
    this.emit('status', reason)
  }
}
