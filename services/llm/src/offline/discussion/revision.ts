import type { ChatRequest, LabelledAnswer, OfflineTask } from '../../chat-model.ts'
import { expertOf } from './expert.ts'
import type { Lens } from './lenses/lens.ts'
import { adviceIn, positionOf, stanceOf } from './position.ts'
import { questionOf } from './question.ts'
import { safetyNote } from './safety-notes.ts'
import { capitalized, paragraph } from './sentences.ts'

/** Another answer as a revision speaks about it. */
interface Read {
  name: string
  gist: string
  advice: string
  credit: string
  limit: string
  lens: Lens | undefined
}

/** Writes an expert's second answer: what it takes over from another answer, what it does not, and where it stands now. */
export function revisionText(request: ChatRequest, task: Extract<OfflineTask, { kind: 'revision' }>): string {
  const question = questionOf(task.question)
  const expert = expertOf(request, question.text, task.guidelines)
  const own = stanceOf(task.own).lens ?? expert.lens
  const others = task.others.filter(({ label }) => label !== task.own.label)
  const different = others.filter((answer) => stanceOf(answer).lens !== own)
  const start = (task.own.label.codePointAt(0) ?? 0) + expert.seed
  const readings = (different.length > 0 ? different : others).map(readingOf)
  const first = readings[start % Math.max(1, readings.length)]
  const rest = readings.filter((reading) => reading !== first && reading.lens !== first?.lens)
  const second = rest[(start >> 3) % Math.max(1, rest.length)]
  const position = `Position: ${positionOf(own, question.area, first?.lens === own ? undefined : first?.lens)}`
  if (!first)
    return `${paragraph(`I keep to my advice: ${own.areas[question.area].stand}.`, ...own.reasons.slice(0, 3), own.doubt)}\n\n${position}`
  const keep = keeping(own, question.area, expert.seed)
  const layout = layouts[expert.lensIndex % layouts.length] ?? acceptsFirst
  const parts = layout(first, second, keep).map((part) => part.trim())
  const note = safetyNote(question.safety, expert.lensIndex + 1)
  return [...parts, note, position].filter(Boolean).join('\n\n')
}

function readingOf(answer: LabelledAnswer): Read {
  const { lens } = stanceOf(answer)
  const advice = adviceIn(answer.position) || firstWords(answer.text)
  return {
    name: `Expert ${answer.label}`,
    gist: lens?.gist ?? `"${advice}"`,
    advice: lens ? advice.replace(/, and .*$/, '') : advice,
    credit: lens?.credit ?? 'It names something my first answer left out.',
    limit: lens?.limit ?? 'It holds in many cases, but not in all of them, and the answer does not say in which.',
    lens,
  }
}

function firstWords(text: string): string {
  return text
    .replace(/[*_#>`]/g, '')
    .trim()
    .split(/\s+/)
    .slice(0, 10)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')
}

interface Keep {
  stand: string
  reason: string
  otherReason: string
  doubt: string
}

function keeping(own: Lens, area: keyof Lens['areas'], seed: number): Keep {
  return {
    stand: own.areas[area].stand,
    reason: own.reasons[2 + (seed % 2)] ?? '',
    otherReason: own.areas[area].points[(seed + 1) % 2] ?? '',
    doubt: own.doubt,
  }
}

type Layout = (first: Read, second: Read | undefined, keep: Keep) => string[]

const acceptsFirst: Layout = (first, second, keep) => [
  paragraph(
    `${first.name}'s point about ${first.gist} is the one I had missed. ${first.credit}`,
    `I accept it and add it to mine: ${first.advice}.`,
  ),
  paragraph(
    second && `I am less convinced by ${second.name}. ${second.limit}`,
    `So I keep the core of my first answer, which is to ${keep.stand}.`,
    keep.reason,
  ),
]

const objectsFirst: Layout = (first, second, keep) => [
  paragraph(
    second ? `${second.name} would ${second.advice}, and there I disagree. ${second.limit}` : `One thing first: ${lowered(first.limit)}`,
    keep.reason,
  ),
  paragraph(
    `${first.name}, on the other hand, has a point about ${first.gist}. ${first.credit}`,
    'That belongs in my advice, as a first stage and not in its place.',
    keep.doubt,
  ),
]

const joinsBoth: Layout = (first, second, keep) => [
  paragraph(
    `Having read the others, I find ${first.name}'s point about ${first.gist} the strongest.`,
    first.credit,
    `Where I would not follow is this: ${lowered(first.limit)}`,
  ),
  paragraph(
    `My own advice stays: ${keep.stand}.`,
    keep.otherReason,
    second && `With ${second.name} I share the aim, though not the order of things.`,
  ),
]

const corrects: Layout = (first, second, keep) => [
  paragraph(
    `I correct myself on one point. My first answer passed over what ${first.name} says about ${first.gist}, and that was a gap.`,
    first.credit,
  ),
  paragraph(
    second && `${capitalized(second.gist)}, as ${second.name} has it, I would not put first. ${second.limit}`,
    keep.reason,
    `In short: ${keep.stand}, with ${first.name}'s addition.`,
  ),
]

const layouts: readonly Layout[] = [acceptsFirst, objectsFirst, joinsBoth, corrects]

function lowered(sentence: string): string {
  return /^I\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
