import type { Caller } from '@rostra/platform/caller'
import { operator } from '@rostra/platform/operators'
import type { Featuring } from '../../domain/featured/ports.ts'
import type { Ports } from '../../domain/ports.ts'

interface SetFeaturing {
  caller: Caller
  personaId: string
  featuring: Featuring
}

/** What the audit log says about a choice; no reason is asked for. */
const notes: Record<Featuring, string> = { pinned: 'Pinned', excluded: 'Excluded', rotation: 'Left to the rotation' }

/** Pins or excludes a persona, or leaves it to the rotation. Throws OPERATORS_ONLY, BOT_NOT_FOUND, TOO_MANY_PINNED or NOT_PUBLIC. */
export async function setFeaturing(
  { featuringChoices, now }: Pick<Ports, 'featuringChoices' | 'now'>,
  { caller, personaId, featuring }: SetFeaturing,
): Promise<void> {
  const { id: operatorId } = operator(caller)
  const act = { operatorId, action: 'featuring-changed', reason: notes[featuring], at: now() } as const
  await featuringChoices.set(personaId, featuring, act)
}
