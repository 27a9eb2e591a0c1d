import { createHash } from 'node:crypto'
import type { EntryText, EntryType } from '../../../../core/domain/entries/entry.ts'
import type { Brief } from '../../entries/brief.ts'
import { shownPersonaName } from '../shown-persona-name.ts'
import { excerpt } from './phrases/excerpt.ts'
import { type Phrases, spoken } from './phrases/phrases.ts'
import { theme } from './phrases/theme.ts'
import { trend } from './phrases/trend.ts'
import { slotsOf } from './slots.ts'

const phrases: Readonly<Record<EntryType, Phrases>> = { theme, excerpt, trend }

/** The number of drafts for a brief: one for each phrase of a list. */
const drafts = 8

/**
 * Returns 8 drafts of an entry's text, built from the words of the brief and fixed phrases. No two of them share a phrase. The seed decides
 * which phrases meet; the same brief gives the same drafts.
 */
export function draftTexts(brief: Brief): EntryText[] {
  const { titles, openings, middles, closings, dialogues } = phrases[brief.type]
  const slots = slotsOf(brief)
  const offsets = createHash('sha256').update(brief.seed).digest()
  const botName = shownPersonaName(brief.botName)
  return Array.from({ length: drafts }, (_, draft) => {
    const pick = <T>(list: readonly T[], part: number): T => list[((offsets[part] ?? 0) + draft) % list.length] as T
    const content = [pick(openings, 1), pick(middles, 2), pick(closings, 3)].map((phrase) => phrase(slots)).join(' ')
    return { title: pick(titles, 0)(slots), content, sampleMessages: spoken(pick(dialogues, 4)(slots), botName) }
  })
}
