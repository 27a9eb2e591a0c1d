import type { EntryState__Output as ReadState, EntryState as WireState } from '@rostra/proto/gen/rostra/zeitgeist/v1/EntryState'
import type { ExcludedTerm as WireTerm } from '@rostra/proto/gen/rostra/zeitgeist/v1/ExcludedTerm'
import type { ReviewedEntry as WireReviewed } from '@rostra/proto/gen/rostra/zeitgeist/v1/ReviewedEntry'
import { type EntryState, entryStates } from '../../core/domain/entries/entry.ts'
import { toWireEntry } from '../../core/rpc/wire.ts'
import type { ExcludedTerm, ReviewedEntry } from '../domain/ports.ts'

const wireStates = { shown: 'ENTRY_STATE_SHOWN', waiting: 'ENTRY_STATE_WAITING', held: 'ENTRY_STATE_HELD' } as const satisfies Record<
  EntryState,
  WireState
>

/** Returns undefined for ENTRY_STATE_UNSPECIFIED and for unknown values. */
export const fromWireState = (wire: ReadState): EntryState | undefined => entryStates.find((state) => wireStates[state] === wire)

export const toWireReviewed = ({ entry, state }: ReviewedEntry): WireReviewed => ({
  entry: toWireEntry(entry, true),
  state: wireStates[state],
})

export const toWireTerm = ({ at, ...term }: ExcludedTerm): WireTerm => ({ ...term, at: at.toISOString() })
