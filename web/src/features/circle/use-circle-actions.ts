import { useState } from 'react'
import type { Bot } from '../../api/schemas.ts'
import { applyChange, type CircleChange, isIn, maxExperts, placed } from '../../data/experts/change-circle.ts'
import { useChangeCircle } from '../../data/experts/use-change-circle.ts'
import { errorText } from '../../lib/errors/refusals.ts'
import { toast, toastError } from '../../lib/toast/toast.ts'
import type { ToastOptions } from '../../lib/toast/toast-store.ts'
import { circleStrings } from '../../strings/strings.ts'

const { toasts, wheel } = circleStrings

/** How long messages about the circle are shown, in milliseconds. */
const duration = 3_000

type Words = { done: string | null; failed: string }

const words = {
  add: { done: toasts.added, failed: toasts.addFailed },
  remove: { done: toasts.removed, failed: toasts.removeFailed },
  arrange: { done: null, failed: toasts.arrangeFailed },
} satisfies Record<string, Words>

/** The actions on the circle, with their messages. `status` is for screen readers. */
export function useCircleActions(userId: string | null, bots: readonly Bot[]) {
  const { mutateAsync } = useChangeCircle(userId)
  const [status, setStatus] = useState('')

  const run = async (change: CircleChange, { done, failed }: Words, name: string, options: ToastOptions = {}): Promise<boolean> => {
    try {
      await mutateAsync(change)
      const count = wheel.count(applyChange(bots, change).length, maxExperts)
      if (done) toast([done, `${name} · ${count}`], { duration, ...options })
      return true
    } catch (error) {
      toastError([failed, errorText(error)], { duration })
      return false
    }
  }

  /** Adds an expert, at a position or last; an expert of the circle is moved there. */
  const place = (bot: Bot, position = maxExperts) => {
    const next = placed(bots, bot, position)
    if (isIn(bots, bot.id)) {
      if (next.some(({ id }, index) => id !== bots[index]?.id)) void run({ kind: 'arrange', bots: next }, words.arrange, bot.name)
      return
    }
    if (bots.length >= maxExperts) return
    void run(position >= bots.length ? { kind: 'add', bot } : { kind: 'arrange', bots: next }, words.add, bot.name)
  }

  return {
    status,
    place,
    remove: (bot: Bot) => {
      const undo = () => void run({ kind: 'arrange', bots }, words.add, bot.name)
      void run({ kind: 'remove', botId: bot.id }, words.remove, bot.name, { action: { label: toasts.undo, run: undo } })
    },
    /** Moves an expert one place on; from the last place to the first. */
    moveOn: async (bot: Bot) => {
      const position = (bots.findIndex(({ id }) => id === bot.id) + 1) % bots.length
      const hasMoved = await run({ kind: 'arrange', bots: placed(bots, bot, position) }, words.arrange, bot.name)
      if (hasMoved) setStatus(wheel.moved(bot.name, position + 1))
    },
  }
}
