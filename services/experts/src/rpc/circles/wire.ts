import type { Circle as WireCircle } from '@rostra/proto/gen/rostra/experts/v1/Circle'
import type { CircleEntry as WireEntry } from '@rostra/proto/gen/rostra/experts/v1/CircleEntry'
import { creditsPerExpert } from '../../domain/circles/circle.ts'
import type { ShownCircle } from '../../usecases/circles/shown-circle.ts'

type ShownEntry = ShownCircle['entries'][number]

export const toWireEntry = ({ personaId, addedAt, persona }: ShownEntry, position: number): WireEntry => ({
  personaId,
  position,
  addedAt: addedAt.toISOString(),
  persona,
})

export const toWireCircle = ({ entries, left }: ShownCircle): WireCircle => ({
  entries: entries.map(toWireEntry),
  left: [...left],
  creditsPerExpert,
})
