import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../data/accounts/user.ts'
import { readGuestCircle } from '../../data/experts/guest-circle.ts'
import { mergeGuestCircle } from '../../data/experts/merge-guest-circle.ts'

async function mergeNow(client: QueryClient) {
  if (await mergeGuestCircle()) await client.invalidateQueries({ queryKey: ['circle'] })
}

/** Merges the guest's circle of this browser into the signed-in member's. A failure is retried at the next page. */
export function useMergeGuestCircle() {
  const { user } = useUser()
  const { pathname } = useLocation()
  const client = useQueryClient()
  const userId = user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page tries again
  useEffect(() => {
    if (userId && readGuestCircle().length > 0) void mergeNow(client).catch(() => {})
  }, [userId, pathname, client])
}
