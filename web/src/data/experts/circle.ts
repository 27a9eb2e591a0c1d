import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import type { Bot, CircleEntry } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { whenShownAgain } from '../client/hydration.ts'
import { fetchBotById } from '../personas/personas.ts'
import { readGuestCircle, writeGuestCircle } from './guest-circle.ts'
import { mergeGuestCircle } from './merge-guest-circle.ts'

export interface Circle {
  /** The experts, in their order. */
  bots: readonly Bot[]
  /** Names of personas that have left the circle because they were deleted or made private. */
  left: readonly string[]
  /** The price of a discussion per expert, in credits; null for a guest. */
  creditsPerExpert: number | null
}

export const circleKey = (userId: string | null) => ['circle', userId] as const

/** The circle of a member, or with null of this browser's guest. Refetched on focus, because another tab or device may change it. */
export const circleQuery = (userId: string | null) =>
  queryOptions({
    queryKey: circleKey(userId),
    queryFn: async ({ client }): Promise<Circle> => {
      if (userId !== null) return fetchMemberCircle()
      const known = client.getQueryData<Circle>(circleKey(null))
      return fetchGuestCircle(known?.left ?? [])
    },
    staleTime: 5_000,
    refetchOnMount: whenShownAgain,
    refetchOnWindowFocus: true,
  })

async function fetchMemberCircle(): Promise<Circle> {
  // A failed merge is retried at the next page. Until then the member's circle is shown.
  await mergeGuestCircle().catch(() => {})
  return toCircle(await api.GET('/api/circle-of-experts'))
}

const toCircle = ({ data = [], response }: { data?: CircleEntry[]; response: Response }): Circle => ({
  bots: data.map(({ bot }) => bot),
  left: leftNames(response.headers.get('X-Left-Circle')),
  creditsPerExpert: Number(response.headers.get('X-Credits-Per-Expert')) || null,
})

function leftNames(header: string | null): string[] {
  try {
    const names: unknown = JSON.parse(decodeURIComponent(header ?? '[]'))
    return Array.isArray(names) ? names.map(String) : []
  } catch {
    return []
  }
}

/** Fetches the personas of the guest's circle. Removes those that no longer exist. */
async function fetchGuestCircle(left: readonly string[]): Promise<Circle> {
  const experts = readGuestCircle()
  const bots = await Promise.all(experts.map(({ id }) => fetchExistingBot(id)))
  const missing = experts.filter((_, index) => bots[index] === null)
  if (missing.length > 0) writeGuestCircle(readGuestCircle().filter(({ id }) => missing.every((each) => each.id !== id)))
  return {
    bots: bots.filter((bot) => bot !== null),
    left: [...left, ...missing.map(({ name }) => name).filter(Boolean)],
    creditsPerExpert: null,
  }
}

/** Returns a persona; null when there is none with this id, or the caller may not see it. */
const fetchExistingBot = (id: string): Promise<Bot | null> =>
  fetchBotById(id).catch((error) => {
    if (hasStatus(error, 404)) return null
    throw error
  })
