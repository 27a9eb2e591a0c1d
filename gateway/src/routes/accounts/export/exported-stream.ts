import type { ClientReadableStream } from '@grpc/grpc-js'
import { fromStatus } from '@rostra/kit/rpc/status'

/** A service's stream after its first item has arrived, so that a refusal is ruled out. */
export interface ExportedStream<Item> {
  first: IteratorResult<Item>
  rest: AsyncIterator<Item>
}

/**
 * Waits for the first item of a stream. Throws DomainError when the service refuses. The stream is cancelled when `closed` aborts.
 */
export async function receiveFirst<Item>(opening: Promise<ClientReadableStream<Item>>, closed: AbortSignal): Promise<ExportedStream<Item>> {
  const stream = await opening
  // Ignores the error of a cancelled call.
  stream.on('error', () => undefined)
  closed.addEventListener('abort', () => stream.cancel(), { once: true })
  if (closed.aborted) stream.cancel()
  const rest: AsyncIterator<Item> = stream[Symbol.asyncIterator]()
  return { first: await nextOf(rest), rest }
}

/** Returns the next item. Throws DomainError when the service fails. */
export const nextOf = <Item>(items: AsyncIterator<Item>): Promise<IteratorResult<Item>> =>
  items.next().catch((error) => {
    throw fromStatus(error)
  })
