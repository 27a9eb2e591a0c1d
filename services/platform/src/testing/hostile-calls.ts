import { once } from 'node:events'
import type { ServiceDefinition } from '@grpc/grpc-js'
import { DomainError } from '@rostra/kit/errors'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { fromStatus } from '@rostra/kit/rpc/status'
import { maxTextLength } from '../text-limits.ts'
import { hostileTexts, shortestBlock } from './hostile-text.ts'
import { type TextField, textFields } from './text-fields.ts'

export interface HostileCalls {
  definition: object
  client: RpcClient
  options: CallOptions
  /** Default: every method of the contract. */
  methods?: readonly string[]
  /** Base requests, for methods that read a text only when other fields are set. */
  bases?: Record<string, object>
  /** The longest time, in milliseconds, for which a call may keep the event loop busy. */
  limitMs: number
}

/** Hostile texts of the longest accepted length, and one that is far too long. */
const texts = [
  ...Object.values(hostileTexts).map((text) => text.slice(0, maxTextLength)),
  hostileTexts['combining marks out of order'] ?? '',
]

/**
 * Calls a service with hostile texts in every text field of its contract. Returns the fields that block for too long or end with a defect.
 */
export async function hostileCalls({ definition, client, options, methods, bases = {}, limitMs }: HostileCalls): Promise<string[]> {
  const service = definition as ServiceDefinition
  const defects = new Set<string>()
  const send = async ({ method, path, fill }: TextField, text: string) => {
    const called = service[method] as ServiceDefinition[string]
    const request = fill(text, bases[method])
    const call = called.responseStream ? readAll(client, called, request, options) : client.call(called as never, request as never, options)
    await call.catch((error) => {
      if (!(error instanceof DomainError)) defects.add(`${method} ${path}: ${error}`)
    })
  }
  const blockOf = (fields: readonly TextField[]) =>
    shortestBlock(limitMs, async () => {
      for (const text of texts) await Promise.all(fields.map((field) => send(field, text)))
    })

  const fields = textFields(definition)
  const blocking: string[] = []
  for (const method of methods ?? new Set(fields.map((field) => field.method))) {
    const ofMethod = fields.filter((field) => field.method === method)
    // Calls with all fields first, which is faster, and one by one only to find the field that blocks.
    if ((await blockOf(ofMethod)) < limitMs) continue
    for (const field of ofMethod) {
      const ms = await blockOf([field])
      if (ms >= limitMs) blocking.push(`${method} ${field.path}: blocks for ${Math.round(ms)} ms`)
    }
  }
  return [...blocking, ...defects]
}

async function readAll(client: RpcClient, method: ServiceDefinition[string], request: object, options: CallOptions): Promise<void> {
  const stream = await client.open(method as never, request as never, options)
  stream.resume()
  try {
    await once(stream, 'end')
  } catch (error) {
    throw fromStatus(error)
  }
}
