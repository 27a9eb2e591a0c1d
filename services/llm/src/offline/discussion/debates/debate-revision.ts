import type { LabelledAnswer } from '../../../chat-model.ts'
import type { SafetyKind } from '../../safety-advice.ts'
import type { Expert } from '../expert.ts'
import { safetyNote } from '../safety-notes.ts'
import { capitalized, lowered, paragraph } from '../sentences.ts'
import { type Stance, stanceOf } from '../stance.ts'
import type { Debate } from './debate.ts'
import { debatePosition, sideClause, sideTaken } from './side.ts'

/** Writes the second answer of an expert in a debate. `others` begins with the answer that it should take up first. */
export function debateRevision(
  expert: Expert,
  debate: Debate,
  { own, others, safety }: { own: LabelledAnswer; others: readonly LabelledAnswer[]; safety: SafetyKind | undefined },
): string {
  const { lens, variant } = expert
  const side = sideTaken(own, debate) ?? debate.sideOf(lens)
  const read = others.map(stanceOf).map((stance) => ({ stance, side: sideTaken(stance.answer, debate) }))
  const opponent =
    read.find((each) => each.side !== undefined && each.side !== side && each.stance.lens !== lens) ??
    read.find((each) => each.side !== side)
  const ally = read.find((each) => each.side === side && each.stance.lens !== lens) ?? read.find((each) => each !== opponent)
  const adopted = (opponent ?? ally)?.stance.lens
  const position = debatePosition(lens, debate, adopted === lens ? undefined : adopted)
  const turn = (own.label.codePointAt(0) ?? 0) % 5
  const stays = lens.reasons[2 + variant] ?? ''
  const concession = opponent && conceding(opponent.stance, sideClause(opponent.side ?? side, debate), turn)
  const company = ally && joining(ally.stance, opponent !== undefined, turn)
  const clause = sideClause(side, debate)
  const staying = [
    `All the same I am ${clause}.`,
    `On balance I am still ${clause}.`,
    `I remain ${clause}.`,
    `So I am ${clause}, as before.`,
    `My answer does not change: I am ${clause}.`,
  ][turn]
  const body = opponent
    ? turn % 2 === 0
      ? [concession, paragraph(staying, stays, company)]
      : [paragraph(company, stays), paragraph(concession, staying)]
    : [paragraph(company, stays), paragraph(staying, lens.reasons[variant], lens.doubt)]
  return [...body, safetyNote(safety, expert.lensIndex + 1), `Position: ${position}`].filter(Boolean).join('\n\n')
}

const nameOf = ({ answer }: Stance) => `Expert ${answer.label}`
const gistOf = ({ answer, lens }: Stance) => lens?.gist ?? `"${lowered(answer.position.replace(/[.!]$/, ''))}"`
const creditOf = ({ lens }: Stance, i: number) => lens?.credits[i % 3] ?? 'It names something that my first answer left out.'

/** Takes up the answer of somebody on another side. */
function conceding(stance: Stance, clause: string, turn: number): string {
  const name = nameOf(stance)
  const gist = gistOf(stance)
  const limit = stance.lens?.limit ?? ''
  return [
    `The best case against me is ${name}'s. The point about ${gist} is sound, and I had not made enough of it. ${creditOf(stance, 1)}`,
    `With ${name}, who is ${clause}, I differ on what comes first. For me it is not ${gist}. ${limit}`,
    `${name} argues ${clause}, and I read that answer twice. What I take from it is ${gist}; what I leave is the conclusion. ${creditOf(stance, 2)}`,
    `And ${name}, who is ${clause}? I accept ${gist} as a condition, and I have written it into my answer. As a reason it does not carry that far.`,
    `If anything could bring me round, it is what ${name} says about ${gist}. ${creditOf(stance, 0)} I make it a first step, because it costs little.`,
  ][turn] as string
}

/** Takes up the answer of somebody on the same side. */
function joining(stance: Stance, isDebated: boolean, turn: number): string {
  const name = nameOf(stance)
  const gist = gistOf(stance)
  const credit = creditOf(stance, turn)
  if (!isDebated)
    return [
      `${name}'s point about ${gist} leads to the same place as mine by another road. ${credit} I add it to what I said and change nothing else.`,
      `We agree, so I only say what I had missed: ${gist}, as ${name} has it. ${credit} That makes my own case stronger and a little humbler.`,
      `${name} and I end at the same point, and the other answer has one thing that mine had not, ${gist}. ${credit} I take it over as it stands.`,
      `Nobody here contradicts me, so let me look for a gap in my own answer. ${name} has found it: ${gist}. ${credit}`,
      `I can sign what ${name} says about ${gist}. ${credit} It gives my own advice a beginning, and the rest of it stays.`,
    ][turn] as string
  return [
    `That ${name} comes to my side by way of ${gist} makes me surer of it.`,
    `${name} and I agree for different reasons. Mine would not have led me to ${gist}, and it belongs in the case. ${credit}`,
    `${capitalized(gist)}, which is ${name}'s way to the same end, I can only second.`,
    `I am glad of ${name}'s company: ${gist} is an argument I did not have. ${credit}`,
    `${name} supports this with ${gist}, and our two reasons do not depend on each other.`,
  ][turn] as string
}
