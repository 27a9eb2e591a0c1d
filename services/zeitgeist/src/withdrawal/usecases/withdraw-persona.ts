import { mayStay, withoutPersonas } from '../../core/domain/decisions/decision.ts'
import type { Ports } from '../domain/ports.ts'

/** The longest wait for the persona service, in milliseconds. */
const limitMs = 15_000
/** Deletes the rows of one persona for 5 s at most: half of the time after which Kafka replaces a silent consumer. */
const deletionTurn = { forMs: 5_000 }

type Needed = Pick<Ports, 'decisions' | 'activity' | 'minPeople' | 'countWithdrawn'>

/** Withdraws the personas of entries that were made private or deleted. */
export async function withdrawHiddenPersonas(ports: Needed & Pick<Ports, 'personas'>): Promise<void> {
  const ids = await ports.decisions.personaIds()
  if (ids.length === 0) return
  const shown = await ports.personas.public(ids, AbortSignal.timeout(limitMs))
  const publicIds = new Set(shown.map(({ id }) => id))
  for (const id of ids) if (!publicIds.has(id)) await withdrawPersona(ports, id)
}

/**
 * Withdraws a persona that was deleted or made private: removes it from decisions, deletes the entries that link it or fail the floor
 * without it, and deletes its rows for 5 s. Rows that remain are not counted any more, because a refresh asks which personas are
 * public; they are deleted after 15 days. Can be repeated.
 */
export async function withdrawPersona(ports: Needed, personaId: string): Promise<void> {
  const { decisions, activity, minPeople, countWithdrawn } = ports
  const deleted = await decisions.withdrawPersona(personaId, (decision, botId) => {
    const changed = withoutPersonas(decision, new Set([personaId]))
    return botId !== personaId && mayStay(changed, minPeople) ? changed : null
  })
  countWithdrawn('persona', deleted)
  await activity.deletePersona(personaId, deletionTurn)
}
