import type { MethodDefinition } from '@grpc/proto-loader'
import type { StreamHandler } from '../stream-handler.ts'
import type { UnaryHandler } from '../unary-handler.ts'

/** A method of a server in this process, of which a client uses one handler. Its definition encodes and decodes on the server's side. */
export interface LocalMethod {
  // biome-ignore lint/suspicious/noExplicitAny: a table of methods holds messages of every type
  definition: MethodDefinition<any, any, any, any>
  unary: UnaryHandler
  stream: StreamHandler
}

/** Cancels a running call. */
type Cancel = () => void

/**
 * The methods of a server whose clients are in the same process. They call its handlers directly: no connection, HTTP/2 or flow-control
 * window. Messages are still encoded and decoded, so that neither side can change what the other has, and the contract is the same.
 */
export class LocalServer {
  readonly #methods: ReadonlyMap<string, LocalMethod>
  readonly #running = new Set<Cancel>()
  #onIdle: (() => void) | undefined
  #isStopped = false

  constructor(methods: ReadonlyMap<string, LocalMethod>) {
    this.#methods = methods
  }

  /** Returns the method with this path; undefined for one that is only served by gRPC. */
  method(path: string): LocalMethod | undefined {
    return this.#methods.get(path)
  }

  /** Counts a running call. Returns the function that ends the count. */
  begin(cancel: Cancel): () => void {
    this.#running.add(cancel)
    return () => {
      this.#running.delete(cancel)
      if (this.#running.size === 0) this.#onIdle?.()
    }
  }

  /** Whether it accepts no further calls. */
  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Accepts no further calls, and resolves when none runs. Cancels those that run after `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopped = true
    if (this.#running.size === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#onIdle = resolve
    const force = setTimeout(() => {
      for (const cancel of this.#running) cancel()
    }, graceMs)
    await promise.finally(() => clearTimeout(force))
  }
}

const servers = new Map<string, LocalServer>()

/** Returns the server of this process that listens at `host:port`, unless its calls go through gRPC. */
export const localServerAt = (address: string): LocalServer | undefined => servers.get(address)

/** Lets the clients of this process call a server directly. Returns a function that ends it for new calls. */
export function addLocalServer(address: string, server: LocalServer): () => void {
  servers.set(address, server)
  return () => void (servers.get(address) === server && servers.delete(address))
}
