import { runBatches, type Turn } from '@rostra/kit/async/run-batches'
import { dropMissing } from '../../domain/circles/change-circle.ts'
import type { Ports } from '../../domain/ports.ts'

const circlesAtOnce = 100

/**
 * Removes a deleted persona from the circles that contain it, within the time limit of `turn`. The remaining circles drop the persona when
 * they are read, as with a persona that was made private. Idempotent.
 */
export async function dropDeletedPersona({ circles }: Pick<Ports, 'circles'>, personaId: string, turn: Turn): Promise<void> {
  const dropSome = async () => {
    const memberIds = await circles.membersWith(personaId, circlesAtOnce)
    for (const memberId of memberIds) await circles.change(memberId, dropMissing(new Set([personaId])))
    return memberIds.length === circlesAtOnce
  }
  await runBatches([dropSome], turn)
}
