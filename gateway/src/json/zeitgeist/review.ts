import type { EntryState } from '@rostra/proto/gen/rostra/zeitgeist/v1/EntryState'
import type { ReviewedEntry__Output } from '@rostra/proto/gen/rostra/zeitgeist/v1/ReviewedEntry'
import { z } from 'zod'
import { timestamp } from '../fields.ts'
import { type EnumNames, fromWire } from '../wire-value.ts'
import { entrySchema, toEntry } from './entry.ts'

const states = z
  .enum(['shown', 'waiting', 'held'])
  .meta({ id: 'ZeitgeistState', description: '`waiting`: new, and not yet reviewed; `held`: an operator holds it back' })

export const reviewedEntrySchema = z.object({ ...entrySchema.shape, state: states }).meta({ id: 'ReviewedZeitgeistEntry' })

export const excludedTermSchema = z
  .object({ term: z.string().meta({ description: 'In lower case' }), reason: z.string(), at: timestamp })
  .meta({ id: 'ExcludedTerm' })

export const wireStates = { shown: 'ENTRY_STATE_SHOWN', held: 'ENTRY_STATE_HELD' } as const

const stateNames: EnumNames<EntryState, z.infer<typeof states>> = {
  ENTRY_STATE_UNSPECIFIED: undefined,
  ENTRY_STATE_SHOWN: 'shown',
  ENTRY_STATE_WAITING: 'waiting',
  ENTRY_STATE_HELD: 'held',
}

export function toReviewedEntry({ entry, state }: ReviewedEntry__Output): z.infer<typeof reviewedEntrySchema> {
  if (!entry) throw new Error('zeitgeist sent a review without its entry')
  return { ...toEntry(entry, true), state: fromWire(stateNames, state) }
}
