import {
  ServerInterceptingCall as InterceptingCall,
  type ServerInterceptingCall,
  type ServerInterceptor,
  type ServiceDefinition,
} from '@grpc/grpc-js'
import { DomainError } from '../../errors.ts'
import { overloadRefusals } from '../../metrics.ts'
import type { LargeRequests } from '../method.ts'
import { toStatus } from '../status.ts'

/** gRPC's default limit, which applies to all other methods. */
const defaultMaxBytes = 4 * 1024 * 1024
/** The most calls that wait for a place. Each holds at most 64 kB, which HTTP/2 lets a client send before the server reads. */
const maxWaiting = 64
/** The longest wait for a place, in milliseconds. */
const waitMs = 3_000

interface Method {
  path: string
  largeRequests: LargeRequests | undefined
}

/** Returns the server options with which some methods accept large requests in bounded memory. */
export function largeRequestOptions(methods: readonly Method[]): { maxBytes: number; interceptors: ServerInterceptor[] } {
  const places = new Map(methods.flatMap(({ path, largeRequests }) => (largeRequests ? [[path, new Places(largeRequests.atOnce)]] : [])))
  const maxBytes = Math.max(defaultMaxBytes, ...methods.map(({ largeRequests }) => largeRequests?.maxBytes ?? 0))
  return { maxBytes, interceptors: places.size > 0 ? [admitLargeRequests(places)] : [] }
}

/** Returns a service whose methods refuse requests above their own limit. gRPC has one limit a server. */
export function boundRequests(service: ServiceDefinition, methods: readonly Method[]): ServiceDefinition {
  const limits = new Map(methods.map(({ path, largeRequests }) => [path, largeRequests?.maxBytes ?? defaultMaxBytes]))
  const bounded = Object.entries(service).map(([name, method]) => {
    const maxBytes = limits.get(method.path) ?? defaultMaxBytes
    const requestDeserialize = (bytes: Buffer) => {
      if (bytes.length > maxBytes) throw new Error(`the request has more than ${maxBytes} bytes`)
      return method.requestDeserialize(bytes)
    }
    return [name, { ...method, requestDeserialize }]
  })
  return Object.fromEntries(bounded)
}

/** Creates an interceptor that delays reading a large request until the call has a place. Flow control then makes the client wait. */
const admitLargeRequests =
  (byPath: ReadonlyMap<string, Places>): ServerInterceptor =>
  (method, call) => {
    const places = byPath.get(method.path)
    if (!places) return call as ServerInterceptingCall
    let leave = () => {}
    let hasEnded = false
    const end = () => {
      hasEnded = true
      leave()
    }
    return new InterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: (metadata, next) => {
            places.enter().then(
              (entered) => {
                leave = entered
                if (hasEnded) leave()
                else next(metadata)
              },
              (refusal) => call.sendStatus(toStatus(refusal)),
            )
          },
          onReceiveMessage: (message, next) => next(message),
          onReceiveHalfClose: (next) => next(),
          onCancel: end,
        }),
      sendStatus: (status, next) => {
        end()
        next(status)
      },
    })
  }

/** A semaphore with a bounded queue. */
class Places {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  /** Waits at most 3 s for a place. Returns a function that releases it once. Rejects with OVERLOADED when there is none. */
  async enter(): Promise<() => void> {
    if (this.#free > 0) this.#free--
    else await this.#turn()
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= maxWaiting) return Promise.reject(overloaded())
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(take), 1)
      reject(overloaded())
    }, waitMs)
    const take = () => {
      clearTimeout(timer)
      resolve()
    }
    this.#waiting.push(take)
    return promise
  }
}

function overloaded(): DomainError {
  overloadRefusals.inc({ server: 'grpc', cause: 'waiting' })
  return new DomainError('unavailable', 'OVERLOADED', 'Too much is going on right now, please try again in a moment', { retryAfter: 5 })
}
