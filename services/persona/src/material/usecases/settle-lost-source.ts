import type { Ports } from '../domain/ports.ts'
import type { LostSource } from '../domain/sources/ports.ts'

/** A source that took two replicas down is not read again. */
const maxLosses = 2
const reason = 'Reading this source was interrupted twice. Please check the file, or save it in another format, and add it again.'

/** Releases a source whose replica died, so that it is read again, or marks it as failed. Returns whether it waits again. */
export async function settleLostSource({ sourceReadings }: Pick<Ports, 'sourceReadings'>, lost: LostSource): Promise<boolean> {
  const waits = lost.losses < maxLosses
  await (waits ? sourceReadings.release(lost, 0) : sourceReadings.fail(lost, reason))
  return waits
}
