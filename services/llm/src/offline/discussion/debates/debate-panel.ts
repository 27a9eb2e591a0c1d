import type { OfflineTask } from '../../../chat-model.ts'
import { hash } from '../../language/seeded-random.ts'
import type { SafetyKind } from '../../safety-advice.ts'
import { lenses } from '../lenses/lenses.ts'
import { safetyNote } from '../safety-notes.ts'
import { lowered, paragraph } from '../sentences.ts'
import type { Debate } from './debate.ts'
import { generalArgument } from './debate-draft.ts'
import { debatePosition, sideName } from './side.ts'

type Seat = Extract<OfflineTask, { kind: 'panel' }>['seat']

/** Writes the answer of one seat of the panel in a debate: one expert for each side, and the case against what most would say. */
export function debatePanel(seat: Seat, debate: Debate, text: string, safety: SafetyKind | undefined): string {
  const seed = hash(text)
  const camps = debate.sides.map((_, side) => lenses.filter((lens) => debate.sideOf(lens) === side)).filter((camp) => camp.length > 0)
  const [most = [], fewer = most] = camps.sort((a, b) => b.length - a.length)
  if (seat === 'devil') return devil(most, fewer, { debate, seed, note: safetyNote(safety, 2) })
  const camp = seat === 'a' ? most : fewer
  const lens = camp[(seed + (camps.length < 2 && seat === 'b' ? 1 : 0)) % camp.length] ?? lenses[0]
  if (!lens) return ''
  const side = debate.sideOf(lens)
  const position = debatePosition(lens, debate)
  const known = debate.argumentOf(lens)
  const general = generalArgument(lens, side, debate, 0)
  const end = paragraph(lens.doubt, safetyNote(safety, seat === 'a' ? 0 : 1))
  if (seat === 'a')
    return [paragraph(`**${position}**`, known || lens.reasons[1]), paragraph(general, lens.reasons[0], lens.reasons[3]), end].join('\n\n')
  return [
    paragraph(known || general, lens.reasons[2], lens.doubt.length < 80 ? lens.reasons[3] : undefined),
    paragraph(`So ${lowered(position).replace(', because ', ': ')}`, known ? general : lens.reasons[0]),
    end,
  ].join('\n\n')
}

function devil(most: typeof lenses, fewer: typeof lenses, { debate, seed, note }: { debate: Debate; seed: number; note: string }): string {
  const [favoured] = most
  const side = favoured ? debate.sideOf(favoured) : 0
  const first = fewer[(seed + 1) % fewer.length]
  const second = fewer[(seed + 2) % fewer.length]
  const against = [first, second === first ? undefined : second].flatMap((lens) =>
    lens ? [debate.argumentOf(lens) || generalArgument(lens, debate.sideOf(lens), debate, 1)] : [],
  )
  const obvious = `The obvious answer is ${debate.form === 'choice' ? sideName(side, debate) : side === 0 ? 'that it is a good thing, within limits' : 'to be wary of it'}, and most people who have thought about it for a minute would agree.`
  const assumption =
    debate.form === 'choice'
      ? `It assumes that ${debate.sides.length > 2 ? 'these' : 'the two'} are all there is. The option nobody wrote down, to do neither for now or a little of each, is often the one that people end up with.`
      : 'It assumes that the cases we happen to know are the usual ones. Those who had a different experience mostly do not write about it.'
  return [
    paragraph(obvious, 'I would like to spoil it.', ...against),
    `**The hidden assumption:** ${assumption}`,
    paragraph('I would drop the objection if you could name somebody in your own position who chose that way and would do so again.', note),
  ].join('\n\n')
}
