export interface Limits {
  most: number
  /** Above this the counter warns. */
  warnAbove: number
  /** From this on it is red. */
  alarmFrom: number
}

/** Core 2: the description turns amber above 130 and red at 150, the role prompt red above 4,900. */
export const counted = {
  description: { most: 150, warnAbove: 130, alarmFrom: 150 },
  rolePrompt: { most: 5000, warnAbove: 4900, alarmFrom: 4901 },
  strictlyFollows: { most: 5000, warnAbove: 4900, alarmFrom: 5001 },
} as const satisfies Record<string, Limits>

/** A text's length as everybody counts it: composed, without the blanks around it, in UTF-16 units. */
export const lengthOf = (text: string): number => text.normalize('NFC').trim().length

export function toneOf(length: number, { warnAbove, alarmFrom }: Limits): 'plain' | 'warning' | 'alarm' {
  if (length >= alarmFrom) return 'alarm'
  return length > warnAbove ? 'warning' : 'plain'
}

type Said = { kind: 'left' | 'over'; count: number } | { kind: 'full' } | null

/** What a screen reader is told near the limit, in steps of ten, so that it isn't told at every key; null further away. */
export function saidNear(length: number, { most, warnAbove }: Limits): Said {
  if (length <= warnAbove) return null
  if (length === most) return { kind: 'full' }
  return length > most ? { kind: 'over', count: length - most } : { kind: 'left', count: Math.ceil((most - length) / 10) * 10 }
}
