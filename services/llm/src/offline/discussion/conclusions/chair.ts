import type { OfflineTask } from '../../../chat-model.ts'
import { wordStems } from '../../language/word-stems.ts'
import { debateConclusion } from '../debates/debate-chair.ts'
import { ownPart } from '../position.ts'
import { questionOf } from '../question.ts'
import { leanings, nameOf, type Stance, sentencesOf, stanceOf } from '../stance.ts'
import type { Agreement, Conclusion } from './conclusion.ts'
import { consensusOf } from './consensus.ts'

/** Sums the answers of a discussion up, as JSON. */
export function chairText({ question, answers }: Extract<OfflineTask, { kind: 'chair' }>): string {
  const stances = answers.map(stanceOf)
  const { debate, safety } = questionOf(question)
  const debated = debate && debateConclusion(stances, debate, safety)
  if (debated) return JSON.stringify(debated)
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

function agreementOf(stances: readonly Stance[], camps: readonly Stance[][]): Agreement {
  if (camps.length < 2) return 'strong'
  const [go, wait] = leanings(stances)
  const opposed = go.length > 0 && wait.length > 0 && go.length + wait.length === stances.length && Math.abs(go.length - wait.length) < 2
  return opposed ? 'split' : 'mixed'
}

function minorityOf(stances: readonly Stance[], camps: readonly Stance[][], agreement: Agreement): Conclusion['minority'] {
  const [go, wait] = leanings(stances)
  const smaller = go.length < wait.length ? go : wait
  const members = agreement === 'split' ? smaller : (loneliest(stances, camps) ?? [])
  const [first] = members
  if (!first) return null
  return {
    experts: members.map(nameOf),
    view: ownPart(first.answer.position) || 'Their answer stands apart.',
    reason: first.lens?.credits[0] ?? sentencesOf(first.answer.text)[0] ?? 'The answer gives its own reasons.',
  }
}

/** The smallest camp; of several, the one whose view the fewest others took over. */
function loneliest(stances: readonly Stance[], camps: readonly Stance[][]): Stance[] | undefined {
  const taken = (camp: readonly Stance[]) => stances.filter(({ adopted }) => camp.some(({ lens }) => lens && adopted.includes(lens))).length
  return [...camps].reverse().sort((a, b) => a.length - b.length || taken(a) - taken(b))[0]
}
