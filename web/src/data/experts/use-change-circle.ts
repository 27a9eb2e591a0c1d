import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api/client.ts'
import { applyChange, type CircleChange, undoOf } from './change-circle.ts'
import { type Circle, circleKey } from './circle.ts'
import { type GuestExpert, readGuestCircle, writeGuestCircle } from './guest-circle.ts'

const mutationKey = ['circle']

/**
 * Changes the circle of a member, or of this browser's guest with null. The change is shown at once, and taken back when it fails. Changes are
 * sent one after another; those that wait when the page is left are sent then.
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
      // The circle may have been changed elsewhere. A fetch before the last change would hide those that wait.
      if (userId !== null && client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey })
    },
  })
}

async function changeGuestCircle(change: CircleChange<GuestExpert>) {
  writeGuestCircle(applyChange(readGuestCircle(), change))
}

const sent = new WeakMap<CircleChange, Promise<void>>()

/** Sends a change, or returns the result of the call that has sent it already. */
function sendOnce(change: CircleChange): Promise<void> {
  const result = sent.get(change) ?? send(change)
  sent.set(change, result)
  return result
}

/** Sends the changes that wait for others. The browser completes these calls after it has left the page. */
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
