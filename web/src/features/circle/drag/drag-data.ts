import type { Active, Over, UniqueIdentifier } from '@dnd-kit/core'
import type { Bot } from '../../../api/schemas.ts'

/** The data of a drag: a persona, from its card or from its place in the circle. */
export const dragOf = (from: 'card' | 'place', bot: Bot) => ({ id: `${from}-${bot.id}`, data: { bot } })

export const draggedBot = (active: Pick<Active, 'data'>): Bot => active.data.current?.bot

/** The id of a place of the wheel, by its position from 0. */
export const placeId = (position: number): UniqueIdentifier => `place-${position}`

/** Returns the position of the place that something is over; null outside of the wheel. */
export const positionOver = (over: Pick<Over, 'id'> | null): number | null =>
  over === null ? null : Number(String(over.id).replace('place-', ''))
