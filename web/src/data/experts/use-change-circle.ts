import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { applyChange, type CircleChange, undoOf } from './change-circle.ts'
import { type Circle, circleKey } from './circle.ts'
import { type GuestExpert, readGuestCircle, writeGuestCircle } from './guest-circle.ts'

const mutationKey = ['circle']

/**
 * Changes the circle of a member, or of this browser's guest with null. The change is shown at once, and taken back when it fails. Changes are
 * sent one after another.
 */
export function useChangeCircle(userId: string | null) {
  const client = useQueryClient()
  const queryKey = circleKey(userId)
  const show = (change: (circle: Circle) => Circle) => client.setQueryData<Circle>(queryKey, (circle) => circle && change(circle))
  return useMutation({
    mutationKey,
    scope: { id: 'circle' },
    mutationFn: (change: CircleChange) => (userId === null ? changeGuestCircle(change) : send(change)),
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

async function send(change: CircleChange) {
  if (change.kind === 'add') await api.POST('/api/circle-of-experts', { body: { botId: change.bot.id } })
  else if (change.kind === 'arrange') await api.PUT('/api/circle-of-experts', { body: { botIds: change.bots.map(({ id }) => id) } })
  else await api.DELETE('/api/circle-of-experts/{botId}', { params: { path: { botId: change.botId } } })
}
