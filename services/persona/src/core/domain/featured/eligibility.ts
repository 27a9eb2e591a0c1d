import type { OperatedPersona } from '../operators/ports.ts'
import { isListed } from '../personas/visibility.ts'

/** Maximum number of personas that are pinned to the landing page. */
export const maxPinned = 4

/** A persona is drawn once it is older than this, in milliseconds. */
export const minAgeMs = 24 * 3_600_000

/** A persona is drawn once it has this many conversations. */
export const minConversations = 10

/** A persona leaves the landing page once so many members or networks have open reports on it, so that one person cannot remove it. */
export const maxReportSources = 3

/** Reports whether a persona may be on the landing page today: lists may show it, and fewer than three sources have reported it. */
export const isFeaturable = (persona: OperatedPersona): boolean => isListed(persona) && persona.reportSources < maxReportSources
