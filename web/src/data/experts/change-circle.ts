import { arrangeCircleRequest } from '../../api/gen/constraints.ts'
import type { Bot } from '../../api/schemas.ts'

/** The most experts in a circle, and the least in a discussion. */
export const maxExperts: number = arrangeCircleRequest.botIds.maxItems
export const minExperts = 2

/** A change of a circle. `arrange` puts the given personas first and adds new ones while there is room; it removes none. */
export type CircleChange<Expert extends HasId = Bot> =
  | { kind: 'add'; bot: Expert }
  | { kind: 'remove'; botId: string }
  | { kind: 'arrange'; bots: readonly Expert[] }

type HasId = { id: string }

export const isIn = (circle: readonly HasId[], botId: string): boolean => circle.some(({ id }) => id === botId)

/** Returns the circle after a change, as the server computes it. */
export function applyChange<Expert extends HasId>(circle: readonly Expert[], change: CircleChange<Expert>): readonly Expert[] {
  if (change.kind === 'remove') return circle.filter(({ id }) => id !== change.botId)
  if (change.kind === 'add') return isIn(circle, change.bot.id) || circle.length >= maxExperts ? circle : [...circle, change.bot]
  let room = maxExperts - circle.length
  const first = change.bots.filter(({ id }) => isIn(circle, id) || room-- > 0)
  return [...first, ...circle.filter(({ id }) => !isIn(first, id))]
}

/** Returns the change that undoes a change of `before`; null when there is nothing to undo. */
export function undoOf(before: readonly Bot[], change: CircleChange): CircleChange | null {
  if (change.kind === 'remove') return { kind: 'arrange', bots: before }
  const added = applyChange(before, change).filter(({ id }) => !isIn(before, id))
  if (added[0]) return { kind: 'remove', botId: added[0].id }
  return change.kind === 'arrange' ? { kind: 'arrange', bots: before } : null
}

/** Returns a circle with a persona at a position from 0: moved there, or inserted. Positions beyond the end mean the end. */
export function placed(circle: readonly Bot[], bot: Bot, position: number): readonly Bot[] {
  const others = circle.filter(({ id }) => id !== bot.id)
  return [...others.slice(0, position), bot, ...others.slice(position)]
}
