import type { Direction } from '@rostra/proto/gen/rostra/persona/v1/Direction'
import { type EnumNames, fromWire } from './wire-value.ts'

const names: EnumNames<Direction, 'up' | 'down' | null> = {
  DIRECTION_UNSPECIFIED: null,
  DIRECTION_UP: 'up',
  DIRECTION_DOWN: 'down',
}

/** Maps a vote's direction; null for no vote. */
export const voteOf = (direction: Direction): 'up' | 'down' | null => fromWire(names, direction)
