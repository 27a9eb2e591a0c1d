import type { OfflineTask } from '../../chat-model.ts'
import { wordStems } from '../language/word-stems.ts'
import { adviceIn, type Stance, stanceOf } from './position.ts'
import { questionOf } from './question.ts'
import { safetyNote } from './safety-notes.ts'
import { capitalized, listed, paragraph } from './sentences.ts'

interface Conclusion {
  consensus: string
  agreement: 'strong' | 'mixed' | 'split'
  minority: { experts: string[]; view: string; reason: string } | null
}

/** Sums the answers of a discussion up, as JSON. */
export function chairText({ question, answers }: Extract<OfflineTask, { kind: 'chair' }>): string {
  const stances = answers.map(stanceOf)
  const camps = campsOf(stances)
  const agreement = agreementOf(stances, camps)
  const conclusion: Conclusion = {
    consensus: consensusOf(question, stances, agreement),
    agreement,
    minority: agreement === 'strong' ? null : minorityOf(stances, camps, agreement),
  }
  return JSON.stringify(conclusion)
}

/** Groups answers with the same view, largest group first. */
function campsOf(stances: readonly Stance[]): Stance[][] {
  const camps: Stance[][] = []
  for (const stance of stances) {
    const camp = camps.find(([first]) => first && sameView(first, stance))
    if (camp) camp.push(stance)
    else camps.push([stance])
  }
  return camps.sort((a, b) => b.length - a.length)
}

/** Share of the words of the shorter position that both positions need. */
const SHARED_WORDS = 0.5

function sameView(a: Stance, b: Stance): boolean {
  if (a.lens && b.lens) return a.lens === b.lens
  const [left, right] = [a, b].map(({ answer }) => new Set(wordStems(answer.position || answer.text, 4)))
  if (!left || !right) return false
  const shared = [...left].filter((stem) => right.has(stem)).length
  return shared > 0 && shared >= SHARED_WORDS * Math.min(left.size, right.size)
}

function agreementOf(stances: readonly Stance[], camps: readonly Stance[][]): Conclusion['agreement'] {
  if (camps.length < 2) return 'strong'
  const [go, wait] = leanings(stances)
  const opposed = go.length > 0 && wait.length > 0 && go.length + wait.length === stances.length && Math.abs(go.length - wait.length) < 2
  return opposed ? 'split' : 'mixed'
}

function leanings(stances: readonly Stance[]): [Stance[], Stance[]] {
  return [stances.filter(({ lens }) => lens?.leaning === 'go'), stances.filter(({ lens }) => lens?.leaning === 'wait')]
}

const nameOf = ({ answer }: Stance) => `Expert ${answer.label}`

function minorityOf(stances: readonly Stance[], camps: readonly Stance[][], agreement: Conclusion['agreement']): Conclusion['minority'] {
  const [go, wait] = leanings(stances)
  const smaller = go.length < wait.length ? go : wait
  const members = agreement === 'split' ? smaller : (loneliest(stances, camps) ?? [])
  const [first] = members
  if (!first) return null
  return {
    experts: members.map(nameOf),
    view: `${capitalized(adviceIn(first.answer.position) || 'Their answer stands apart')}.`,
    reason: first.lens?.credit ?? sentencesOf(first.answer.text)[0] ?? 'The answer gives its own reasons.',
  }
}

/** The smallest camp; of several, the one whose view the fewest others took over. */
function loneliest(stances: readonly Stance[], camps: readonly Stance[][]): Stance[] | undefined {
  const taken = (camp: readonly Stance[]) => stances.filter(({ adopted }) => camp.some(({ lens }) => lens && adopted.includes(lens))).length
  return [...camps].reverse().sort((a, b) => a.length - b.length || taken(a) - taken(b))[0]
}

function consensusOf(text: string, stances: readonly Stance[], agreement: Conclusion['agreement']): string {
  const question = questionOf(text)
  const shared = sharedViews(stances)
  const opening =
    agreement === 'strong'
      ? 'The experts agree.'
      : agreement === 'split'
        ? 'The experts fall into two camps: some would go ahead, others would hold back first.'
        : 'The experts set out from different points and end closer together than they began.'
  const common = shared.slice(0, 2).map(({ lens, by }) => `${capitalized(listed(by))} come back to ${lens.gist}. ${lens.credit}`)
  const plan = [...stances]
    .filter(({ answer }) => answer.position)
    .sort((a, b) => (a.lens?.order ?? 5) - (b.lens?.order ?? 5))
    .map((stance) => ({ advice: capitalized(adviceIn(stance.answer.position).replace(/, and .*$/, '')), by: nameOf(stance) }))
  const steps = plan.filter(({ advice }, i) => plan.findIndex((other) => other.advice === advice) === i).slice(0, 4)
  return [
    paragraph(opening, ...(agreement === 'strong' ? [stances[0]?.lens?.credit] : common)),
    ['In practice:', '', ...steps.map(({ advice, by }, i) => `${i + 1}. ${advice}${agreement === 'strong' ? '' : ` (${by})`}.`)].join('\n'),
    paragraph(agreement === 'strong' ? stances[0]?.lens?.doubt : undefined, safetyNote(question.safety, 1)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The views that more than one expert holds or took over, most shared first. */
function sharedViews(stances: readonly Stance[]) {
  const all = stances.flatMap(({ lens, adopted }) => [lens, ...adopted]).filter((lens) => lens !== undefined)
  return [...new Set(all)]
    .map((lens) => ({ lens, by: stances.filter((stance) => stance.lens === lens || stance.adopted.includes(lens)).map(nameOf) }))
    .filter(({ by }) => by.length > 1)
    .sort((a, b) => b.by.length - a.by.length)
}

function sentencesOf(text: string): string[] {
  return text.replace(/[*_#>`]/g, '').split(/(?<=[.!?])\s+/)
}
