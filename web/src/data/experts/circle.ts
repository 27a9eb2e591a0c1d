import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import type { Bot } from '../../api/schemas.ts'

export interface Circle {
  /** The experts, in their order. */
  bots: readonly Bot[]
  /** What a discussion costs for each expert, in credits; null for a guest. */
  creditsPerExpert: number | null
}

/** The circle of a member, and the price of a discussion for each expert. */
export const circleQuery = (userId: string) =>
  queryOptions({
    queryKey: ['circle', userId],
    queryFn: async (): Promise<Circle> => {
      const { data: entries = [], response } = await api.GET('/api/circle-of-experts')
      return { bots: entries.map(({ bot }) => bot), creditsPerExpert: Number(response.headers.get('X-Credits-Per-Expert')) || null }
    },
    refetchOnMount: 'always',
  })
