import type { LabelledAnswer } from '../../chat-model.ts'
import { healthViews } from './cases/health-views.ts'
import { lawViews } from './cases/law-views.ts'
import { practicalStands } from './cases/practical-stands.ts'
import { lensCases } from './debates/lens-cases.ts'
import { inPlural } from './debates/side.ts'
import type { Lens, LensName } from './lenses/lens.ts'
import { lenses } from './lenses/lenses.ts'

/** The lens that an answer argues through, and those that it took something over from. */
export interface Stance {
  answer: LabelledAnswer
  lens: Lens | undefined
  adopted: readonly Lens[]
}

/** Finds the stance of an answer in its own words. The answer of another model has none, unless it happens to use the same words. */
export function stanceOf(answer: LabelledAnswer): Stance {
  const position = answer.position.toLowerCase()
  const scored = lenses.map((lens) => ({ lens, score: evidenceFor(lens, position, answer.text) })).sort((a, b) => b.score - a.score)
  const best = scored[0] && scored[0].score > 1 ? scored[0].lens : undefined
  return { answer, lens: best, adopted: lenses.filter((lens) => lens !== best && takesOver(position, lens)) }
}

/** Whether a position names the advice or the condition of a lens in its second half. */
const takesOver = (position: string, { name, addition }: Lens): boolean =>
  position.includes(addition) ||
  position.includes(`but first ${lensCases[name].first}`) ||
  provisosOf(name).some((proviso) => position.includes(` and ${proviso}`))

const provisosOf = (name: LensName): string[] => [lensCases[name].proviso, inPlural(lensCases[name].proviso)]

/** How much an answer shows that it argues through a lens. */
function evidenceFor(lens: Lens, position: string, text: string): number {
  const special = [healthViews[lens.name].stand, lawViews[lens.name].stand, practicalStands[lens.name] ?? lens.areas.any.stand]
  const stands = [...special, ...Object.values(lens.areas).map(({ stand }) => stand)]
  const standing = stands.some((stand) => position.includes(stand.toLowerCase())) ? 4 : 0
  const isSided =
    position.includes(lensCases[lens.name].because) ||
    provisosOf(lens.name).some((proviso) => position.includes(`as long as ${proviso}`) || position.includes(`unless ${proviso}`))
  const sided = isSided ? 6 : 0
  const verdict = position.startsWith(lens.verdict.toLowerCase().replace('.', ':')) ? 3 : 0
  const [first, second, third, fourth] = lens.reasons
  const points = Object.values(lens.areas).flatMap((view) => view.points)
  const own = [first, second, lens.doubt, ...lens.practice, ...points].filter((sentence) => text.includes(sentence)).length
  return standing + sided + verdict + 2 * own + [third, fourth].filter((sentence) => text.includes(sentence)).length
}

/** The experts that would rather go ahead, and those that would rather hold back. */
export function leanings(stances: readonly Stance[]): [Stance[], Stance[]] {
  return [stances.filter(({ lens }) => lens?.leaning === 'go'), stances.filter(({ lens }) => lens?.leaning === 'wait')]
}

export const nameOf = ({ answer }: Stance) => `Expert ${answer.label}`

/** The sentences of a text without Markdown. */
export function sentencesOf(text: string): string[] {
  return text.replace(/[*_#>`]/g, '').split(/(?<=[.!?])\s+/)
}
