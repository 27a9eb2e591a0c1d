import { hash } from '../../language/seeded-random.ts'
import type { SafetyKind } from '../../safety-advice.ts'
import type { Conclusion } from '../conclusions/conclusion.ts'
import { safetyNote } from '../safety-notes.ts'
import { capitalized, listed, lowered, paragraph, wordCount } from '../sentences.ts'
import { nameOf, type Stance, sentencesOf } from '../stance.ts'
import type { Debate } from './debate.ts'
import { generalArgument } from './debate-draft.ts'
import { lensCases } from './lens-cases.ts'
import { provisoOf, sideClause, sideTaken } from './side.ts'

interface Camp {
  side: number
  members: Stance[]
}

const MIN_WORDS = 90

/** Sums up a debate: who is on which side, the strongest reason of each, and what to do before deciding; undefined if an answer takes no side. */
export function debateConclusion(stances: readonly Stance[], debate: Debate, safety: SafetyKind | undefined): Conclusion | undefined {
  const taken = stances.map((stance) => ({ stance, side: sideTaken(stance.answer, debate) }))
  if (taken.length === 0 || taken.some(({ side }) => side === undefined)) return undefined
  const camps = debate.sides
    .map((_, side) => ({ side, members: taken.filter((each) => each.side === side).map(({ stance }) => stance) }))
    .filter(({ members }) => members.length > 0)
    .sort((a, b) => b.members.length - a.members.length)
  const [first, second] = camps
  if (!first) return undefined
  const last = camps.at(-1) ?? first
  const isClose = second !== undefined && second.members.length > first.members.length / 2
  const agreement = camps.length < 2 ? 'strong' : isClose ? 'split' : 'mixed'
  const plan = planOf(stances, debate)
  const text = [
    paragraph(verdict(camps, agreement, debate), ...camps.slice(0, 2).map((camp) => caseOf(camp, camps.length > 1, debate))),
    plan.length > 0 ? [introduction(debate, agreement), '', ...plan.map((step) => `- ${step}`)].join('\n') : '',
    safetyNote(safety, 1),
  ].filter(Boolean)
  return {
    consensus: lengthened(text, first).join('\n\n'),
    agreement,
    minority:
      camps.length < 2 ? null : { experts: last.members.map(nameOf), view: viewOf(last, debate), reason: reasonOf(last, debate, 1) },
  }
}

/** Adds the reasons of the larger camp until the text has enough words. */
function lengthened([head = '', ...rest]: string[], camp: Camp): string[] {
  const more = camp.members.flatMap(({ lens, answer }) => (lens ? [lens.reasons[0], lens.credits[0]] : sentencesOf(answer.text)))
  const unused = more.find((sentence) => !head.includes(sentence))
  return wordCount([head, ...rest].join(' ')) >= MIN_WORDS || !unused ? [head, ...rest] : lengthened([`${head} ${unused}`, ...rest], camp)
}

const stand = (side: number, { form, sides, topic }: Debate) =>
  form === 'choice' ? `would ${sides[side]?.stand}` : side === 0 ? `speak for ${topic}` : `speak against ${topic}`

function verdict(camps: readonly Camp[], agreement: Conclusion['agreement'], debate: Debate): string {
  const who = camps.map(({ side, members }) => {
    const isOne = members.length === 1 && debate.form === 'opinion'
    const action = isOne ? stand(side, debate).replace('speak', 'speaks') : stand(side, debate)
    return `${listed(members.map(nameOf))} ${action}`
  })
  const opening = {
    strong: 'The experts are of one mind.',
    mixed: 'Most of the experts are on one side.',
    split: 'The experts remain divided, and neither side has a weak case.',
  }[agreement]
  return `${opening} ${who.join(', while ')}.`
}

function caseOf(camp: Camp, isDebated: boolean, debate: Debate): string {
  const [first] = camp.members
  const reason = reasonOf(camp, debate, 0)
  const counts =
    first?.lens && debate.form === 'choice' ? `For ${nameOf(first)} what counts is that ${lensCases[first.lens.name].because}.` : ''
  return paragraph(
    `${isDebated ? `The case ${sideClause(camp.side, debate)}` : 'Their main reason'}: ${first?.lens ? lowered(reason) : reason}`,
    counts,
  )
}

function reasonOf({ members }: Camp, debate: Debate, i: number): string {
  const reasons = members.map(
    ({ lens, answer }) =>
      (lens && (debate.argumentOf(lens) || generalArgument(lens, debate.sideOf(lens), debate, 0))) ?? sentencesOf(answer.text)[0] ?? '',
  )
  return reasons[i % reasons.length] || 'The answer gives its own reasons.'
}

function viewOf({ side, members }: Camp, debate: Debate): string {
  const [first] = members
  if (!first?.lens) return first?.answer.position || 'Their answer stands apart.'
  const { because } = lensCases[first.lens.name]
  const proviso = provisoOf(first.lens, debate)
  return debate.form === 'choice'
    ? `${capitalized(stand(side, debate).replace('would ', ''))}, because ${because}.`
    : side === 0
      ? `In favour of ${debate.topic}, as long as ${proviso}.`
      : `Against ${debate.topic}, unless ${proviso}.`
}

function introduction({ form }: Debate, agreement: Conclusion['agreement']): string {
  if (form === 'opinion')
    return agreement === 'strong' ? 'The conditions they name:' : 'Both sides name conditions, and on these they meet:'
  return agreement === 'split' ? 'What would settle it for you:' : 'Before you act on it:'
}

/** What experts took over from each other, most shared first. */
function planOf(stances: readonly Stance[], debate: Debate): string[] {
  const adopted = [...new Set(stances.flatMap((stance) => stance.adopted))]
    .map((lens) => ({ lens, by: stances.filter((stance) => stance.adopted.includes(lens)).map(nameOf) }))
    .sort((a, b) => b.by.length - a.by.length || hash(a.lens.name) - hash(b.lens.name))
  return adopted.slice(0, 4).map(({ lens, by }) => {
    const advice = debate.form === 'choice' ? lensCases[lens.name].first : provisoOf(lens, debate)
    return `${capitalized(advice)} (${listed(by)}).`
  })
}
