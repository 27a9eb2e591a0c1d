import type { OperatedPersona } from '../operators/ports.ts'
import { isHidden } from '../personas/visibility.ts'

/** Maximum number of personas that are pinned to the landing page. */
export const maxPinned = 4

/** A persona is drawn once it is older than this, in milliseconds. */
export const minAgeMs = 24 * 3_600_000

/** A persona is drawn once it has this many conversations. */
export const minConversations = 10

/** Reports whether a persona may be on the landing page today: others can see it, and it has no open report. */
export const isFeaturable = (persona: OperatedPersona): boolean => !isHidden(persona) && persona.openReports === 0
