import { api, bodyOf } from '../../api/client.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import { circleStrings } from '../../strings/strings.ts'
import { fetchBotById } from '../personas/personas.ts'
import { type GuestExpert, readGuestCircle, writeGuestCircle } from './guest-circle.ts'
import { leftText, withoutRoomText } from './left-text.ts'

let running: Promise<boolean> | null = null

/**
 * Adds the guest's circle of this browser to the circle of the signed-in member, and then removes it from the browser. Rejects when the
 * circle could not be changed, and keeps the guest's circle. Shows a toast with the experts that no longer exist, or had no room. Returns
 * whether there was anything to merge. Concurrent calls share one run.
 */
export function mergeGuestCircle(): Promise<boolean> {
  running ??= merge().finally(() => {
    running = null
  })
  return running
}

async function merge(): Promise<boolean> {
  const experts = readGuestCircle()
  if (experts.length === 0) return false
  const exists = await Promise.all(experts.map(({ id }) => botExists(id)))
  const existing = experts.filter((_, index) => exists[index])
  const botIds = existing.map(({ id }) => id)
  const entries = botIds.length === 0 ? [] : await bodyOf(api.PUT('/api/circle-of-experts', { body: { botIds } }))
  writeGuestCircle([])
  const texts = [
    leftText(namesOf(experts.filter((expert) => !existing.includes(expert)))),
    withoutRoomText(namesOf(existing.filter(({ id }) => !entries.some(({ botId }) => botId === id)))),
  ]
  const text = texts.filter(Boolean).join(' ')
  if (text) toast([circleStrings.toasts.merged, text])
  return true
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
