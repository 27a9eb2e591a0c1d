import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api/client.ts'
import { applyChange, type CircleChange, undoOf } from './change-circle.ts'
import { type Circle, circleKey } from './circle.ts'
import { type GuestExpert, readGuestCircle, writeGuestCircle } from './guest-circle.ts'

const mutationKey = ['circle']

/**
 * Changes the circle of a member, or with null of this browser's guest. The change is shown at once, and rolled back when it fails. Changes
 * are sent one after another; waiting ones are sent when the page is left.
 */
export function useChangeCircle(userId: string | null) {
  const client = useQueryClient()
  const queryKey = circleKey(userId)
  const show = (change: (circle: Circle) => Circle) => client.setQueryData<Circle>(queryKey, (circle) => circle && change(circle))
  useEffect(() => {
    if (userId === null) return
    const leave = () => sendWaiting(client)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [client, userId])
  return useMutation({
    mutationKey,
    scope: { id: 'circle' },
    mutationFn: (change: CircleChange) => (userId === null ? changeGuestCircle(change) : sendOnce(change)),
    onMutate: async (change: CircleChange) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Circle>(queryKey)?.bots ?? []
      show((circle) => ({ ...circle, bots: applyChange(circle.bots, change), left: [] }))
      return { undo: undoOf(before, change) }
    },
    onError: (_error, _change, shown) => {
      const undo = shown?.undo
      if (undo) show((circle) => ({ ...circle, bots: applyChange(circle.bots, undo) }))
    },
    onSettled: () => {
      // Refetches only after the last change: the circle may have changed elsewhere, and an earlier fetch would hide waiting changes.
      if (userId !== null && client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey })
    },
  })
}

async function changeGuestCircle(change: CircleChange<GuestExpert>) {
  writeGuestCircle(applyChange(readGuestCircle(), change))
}

const sent = new WeakMap<CircleChange, Promise<void>>()

/** Sends a change, or returns the result of the call that has already sent it. */
function sendOnce(change: CircleChange): Promise<void> {
  const result = sent.get(change) ?? send(change)
  sent.set(change, result)
  return result
}

/** Sends the waiting changes. The browser completes these calls after leaving the page. */
function sendWaiting(client: QueryClient) {
  for (const { state } of client.getMutationCache().findAll({ mutationKey, status: 'pending' }))
    sendOnce(state.variables as CircleChange).catch(() => {})
}

async function send(change: CircleChange) {
  const keepalive = true
  if (change.kind === 'add') await api.POST('/api/circle-of-experts', { body: { botId: change.bot.id }, keepalive })
  else if (change.kind === 'arrange') {
    await api.PUT('/api/circle-of-experts', { body: { botIds: change.bots.map(({ id }) => id) }, keepalive })
  } else await api.DELETE('/api/circle-of-experts/{botId}', { params: { path: { botId: change.botId } }, keepalive })
}
