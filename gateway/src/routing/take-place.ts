import type { Response } from 'express'
import type { Client } from '../callers/client.ts'
import type { Ports } from '../ports.ts'

/** Takes a place for an open answer until its response ends. Throws TOO_MANY_STREAMS. */
export async function takePlace(client: Client, response: Response, { places }: Pick<Ports, 'places'>): Promise<void> {
  const free = await places.take(client)
  if (response.closed) free()
  else response.once('close', free)
}
