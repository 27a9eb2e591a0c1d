export interface Limits {
  max: number
  /** The counter is amber above this length. */
  warnAbove: number
  /** The counter is red from this length on. */
  alarmFrom: number
  /** How the server counts. Default: `lengthOf`. */
  lengthOf?: (text: string) => number
}

/** Returns the length that the server counts: composed (NFC), trimmed, in UTF-16 units. */
export const lengthOf = (text: string): number => text.normalize('NFC').trim().length

/** Returns the length of a question to experts or models as the server counts it: composed (NFC), trimmed, in code points. */
export const questionLengthOf = (text: string): number => [...text.normalize('NFC').trim()].length

export function toneOf(length: number, { warnAbove, alarmFrom }: Limits): 'plain' | 'warning' | 'alarm' {
  if (length >= alarmFrom) return 'alarm'
  return length > warnAbove ? 'warning' : 'plain'
}

type Announcement = { kind: 'left' | 'over'; count: number } | { kind: 'full' } | null

/** Returns the announcement near the limit, in steps of ten to avoid one per key press; null far from the limit. */
export function announcementFor(length: number, { max, warnAbove }: Limits): Announcement {
  if (length <= warnAbove) return null
  if (length === max) return { kind: 'full' }
  return length > max ? { kind: 'over', count: length - max } : { kind: 'left', count: Math.ceil((max - length) / 10) * 10 }
}
