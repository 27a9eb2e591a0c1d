import type { Direction } from '@rostra/proto/gen/rostra/persona/v1/Direction'

const byWire: Partial<Record<Direction, 'up' | 'down'>> = { DIRECTION_UP: 'up', DIRECTION_DOWN: 'down' }

/** null for no vote. */
export const voteOf = (direction: Direction): 'up' | 'down' | null => byWire[direction] ?? null
