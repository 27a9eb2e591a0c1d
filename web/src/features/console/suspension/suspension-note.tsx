import type { Suspension } from '../../../api/schemas.ts'
import { TimeAgo } from '../list/time-ago.tsx'

/** The time and the reason of a suspension. */
export const SuspensionNote = ({ suspension }: { suspension: Suspension }) => (
  <p className="mt-1 text-12 text-ink-soft">
    <TimeAgo at={suspension.at} /> · <q dir="auto">{suspension.reason}</q>
  </p>
)
