import { api, bodyOf } from '../../api/client.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { fetchBotById } from '../personas/personas.ts'
import { type GuestExpert, readGuestCircle, writeGuestCircle } from './guest-circle.ts'

export interface Merged {
  /** How many experts the guest's circle had. */
  experts: number
  /** Names of personas that do not exist any more. */
  left: string[]
  /** Names of personas that had no room in the member's circle. */
  withoutRoom: string[]
}

let running: Promise<Merged> | null = null

/**
 * Adds the guest's circle of this browser to the circle of the signed-in member, and then removes it from the browser. Rejects when the
 * circle could not be changed; the guest's circle is kept then. Concurrent calls share one run.
 */
export function mergeGuestCircle(): Promise<Merged> {
  running ??= merge().finally(() => {
    running = null
  })
  return running
}

async function merge(): Promise<Merged> {
  const experts = readGuestCircle()
  if (experts.length === 0) return { experts: 0, left: [], withoutRoom: [] }
  const exists = await Promise.all(experts.map(({ id }) => botExists(id)))
  const existing = experts.filter((_, index) => exists[index])
  const botIds = existing.map(({ id }) => id)
  const entries = botIds.length === 0 ? [] : await bodyOf(api.PUT('/api/circle-of-experts', { body: { botIds } }))
  writeGuestCircle([])
  return {
    experts: experts.length,
    left: namesOf(experts.filter((expert) => !existing.includes(expert))),
    withoutRoom: namesOf(existing.filter(({ id }) => !entries.some(({ botId }) => botId === id))),
  }
}

const namesOf = (experts: readonly GuestExpert[]): string[] => experts.map(({ name }) => name).filter(Boolean)

const botExists = (id: string): Promise<boolean> =>
  fetchBotById(id).then(
    () => true,
    (error) => {
      if (hasStatus(error, 404)) return false
      throw error
    },
  )
