import type { Ports } from '../domain/ports.ts'

/** Tells whoever runs a generation to stop it: by a marker that lasts, and at once where that can be. */
export async function requestStop({ exchanges, live, stopSignal }: Ports, id: string): Promise<void> {
  await exchanges.markStop(id)
  if (live.logOf(id)) live.abort(id, 'stopped')
  else await stopSignal.send(id)
}
