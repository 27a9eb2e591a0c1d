import type { SafetyKind } from '../../safety-advice.ts'
import { rankedThemes } from '../../themes/ranked-themes.ts'
import type { Expert } from '../expert.ts'
import type { Lens } from '../lenses/lens.ts'
import { lenses } from '../lenses/lenses.ts'
import { safetyNote } from '../safety-notes.ts'
import { lowered, paragraph, wordCount } from '../sentences.ts'
import type { Debate } from './debate.ts'
import { lensCases } from './lens-cases.ts'
import { debatePosition, filled } from './side.ts'
import { trades } from './trades.ts'

const MIN_WORDS = 95

/** Writes the first answer of an expert in a debate: its side, an argument about the matter, and what its own trade says. */
export function debateDraft(expert: Expert, debate: Debate, safety: SafetyKind | undefined): string {
  const { lens, seed, leaks } = expert
  const side = debate.sideOf(lens)
  const keep = (sentence: string | undefined) => (sentence && !leaks(sentence) ? sentence : '')
  const position = debatePosition(lens, debate)
  const speaker = expert.variant === 1 ? secondVoice(expert, side, debate) : lens
  const known = keep(debate.argumentOf(speaker))
  const isTold = debate.form === 'opinion' && expert.variant === 1
  const general = keep(isTold && known ? lens.reasons[3] : generalArgument(lens, side, debate, expert.variant))
  const trade = keep(tradeOf(expert, side, debate))
  const reasons = lens.reasons.map(keep).filter(Boolean)
  const reason = reasons[expert.variant % Math.max(1, reasons.length)] ?? ''
  const [lead, support] = known ? [known, general] : [general, reason]
  const end = paragraph(keep(expert.variant === 1 ? lensCases[lens.name].doubt : lens.doubt), safetyNote(safety, expert.lensIndex))
  const shapes: string[][] = [
    [paragraph(position, lead), paragraph(trade, support), end],
    [paragraph(lead, trade), paragraph(`So ${lowered(position).replace(', because ', ': ')}`, support), end],
    [paragraph(`**${position}**`, lead), paragraph(support, trade), end],
    [paragraph(trade, position), paragraph(lead, support), end],
    [paragraph(support, lead), paragraph(`That is why ${lowered(position).replace(', because ', ': ')}`, trade), end],
  ]
  const parts = (shapes[(expert.lensIndex + (seed % 2)) % shapes.length] ?? []).filter(Boolean)
  return [...lengthened(parts, [general, reason, ...reasons]), `Position: ${position}`].join('\n\n')
}

/** Lengthens the second paragraph until the answer has the words of an answer. */
function lengthened(parts: string[], more: readonly string[]): string[] {
  const text = parts.join(' ')
  const unused = more.find((sentence) => sentence && !text.includes(sentence))
  if (wordCount(text) >= MIN_WORDS || !unused) return parts
  return lengthened(
    parts.map((part, i) => (i === Math.min(1, parts.length - 1) ? `${part} ${unused}` : part)),
    more,
  )
}

/** What the lens says about any question of this form. */
export function generalArgument(lens: Lens, side: number, debate: Debate, variant: number): string {
  const { choice, inFavour, against } = lensCases[lens.name]
  return filled(debate.form === 'choice' ? (choice[variant % 2] ?? '') : side === 0 ? inFavour : against, side, debate)
}

/** The lens that speaks about the matter for an expert whose own lens another expert may share. */
function secondVoice({ lens, secondLens, seed }: Expert, side: number, debate: Debate): Lens {
  if (debate.sideOf(secondLens) === side && debate.argumentOf(secondLens)) return secondLens
  const others = lenses.filter((other) => other !== lens && debate.sideOf(other) === side && debate.argumentOf(other))
  return others[seed % Math.max(1, others.length)] ?? lens
}

function tradeOf({ character: { about = '', homeThemes } }: Expert, side: number, debate: Debate): string {
  const best = homeThemes[0] ?? rankedThemes(about)[0]?.theme
  const trade = best && trades.find(({ themes }) => themes.test(best.name))
  return trade ? filled(debate.form === 'choice' ? trade.choice : trade.opinion, side, debate) : ''
}
