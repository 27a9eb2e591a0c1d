import { personaForm } from '../../../api/gen/constraints.ts'

export interface Limits {
  max: number
  /** The counter is amber above this length. */
  warnAbove: number
  /** The counter is red from this length on. */
  alarmFrom: number
}

const { description, rolePrompt, strictlyFollows } = personaForm

/** Where the counter of each field turns amber and red. */
export const counted = {
  description: { max: description.maxLength, warnAbove: 130, alarmFrom: description.maxLength + 1 },
  rolePrompt: { max: rolePrompt.maxLength, warnAbove: 4900, alarmFrom: 4901 },
  strictlyFollows: { max: strictlyFollows.maxLength, warnAbove: 4900, alarmFrom: strictlyFollows.maxLength + 1 },
} as const satisfies Record<string, Limits>

/** Returns the length that the server counts: composed (NFC), trimmed, in UTF-16 units. */
export const lengthOf = (text: string): number => text.normalize('NFC').trim().length

export function toneOf(length: number, { warnAbove, alarmFrom }: Limits): 'plain' | 'warning' | 'alarm' {
  if (length >= alarmFrom) return 'alarm'
  return length > warnAbove ? 'warning' : 'plain'
}

type Announcement = { kind: 'left' | 'over'; count: number } | { kind: 'full' } | null

/** Returns the announcement near the limit, in steps of ten to avoid one per key; null further away. */
export function announcementFor(length: number, { max, warnAbove }: Limits): Announcement {
  if (length <= warnAbove) return null
  if (length === max) return { kind: 'full' }
  return length > max ? { kind: 'over', count: length - max } : { kind: 'left', count: Math.ceil((max - length) / 10) * 10 }
}
