import type { LabelledAnswer } from '../../../chat-model.ts'
import { adviceIn } from '../position.ts'
import { capitalized, lowered, paragraph } from '../sentences.ts'

/** Writes a second answer about pain or illness: nobody argues against caution, so it joins another answer to its own. */
export function healthRevision(
  { own, others }: { own: LabelledAnswer; others: readonly LabelledAnswer[] },
  { stand, point, note }: { stand: string; point: string; note: string },
): string {
  const [first, second] = others
  const turn = (own.label.codePointAt(0) ?? 0) % 5
  const mine = lowered(stand)
  const name = first && `Expert ${first.label}`
  const advice = first ? lowered(adviceIn(first.position) || 'be careful with it') : ''
  const taken = [
    `What I had left out is in ${name}'s answer: ${advice}. The two go well together, and neither gets in the way of the other.`,
    `${name} is right to say it: ${advice}. I would do that and my own advice in the same week.`,
    `I have nothing to set against ${name}. ${capitalized(advice)}: that is careful and costs little, so I take it over.`,
    `Of the other answers ${name}'s would have helped me most, if it were my own complaint: ${advice}.`,
    `Let me put ${name}'s advice beside mine, because it fills a gap: ${advice}.`,
  ][turn]
  const kept = [
    `What I said before still holds: ${mine}.`,
    `My own part of it stays: ${mine}.`,
    `For the rest I keep to my first answer, which was to ${mine}.`,
    `I would not give up my own point for it: ${mine}.`,
    `And I repeat mine: ${mine}.`,
  ][turn]
  const aside = second && `With Expert ${second.label} I agree as well; the order matters less than that you do not simply carry on.`
  return [paragraph(first && taken), paragraph(kept, point, turn % 2 === 0 ? aside : undefined), note].filter(Boolean).join('\n\n')
}
