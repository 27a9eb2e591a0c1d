import type { Theme } from '../themes/theme.ts'
import { healthViews } from './cases/health-views.ts'
import { lawViews } from './cases/law-views.ts'
import { practicalStands } from './cases/practical-stands.ts'
import type { AreaView, Lens } from './lenses/lens.ts'
import { lenses, takesStep } from './lenses/lenses.ts'
import type { Question } from './question.ts'
import { wordCount } from './sentences.ts'

/** What an expert advises on one question. */
export interface Advice {
  /** An imperative without a full stop. */
  stand: string
  /** What the step goes on to say; else empty. */
  rest: string
  points: AreaView['points']
  /** Whether the stand is a step of the question's own theme, so that it may not fit after "I would". */
  isStep: boolean
  /** The answer to a question that asks for yes or no; else empty. */
  verdict: string
}

const MAX_STEP_WORDS = 24

/** Returns what a lens advises: on a practical question some advise a step of its theme, the others what the lens advises in general. */
export function adviceOf(lens: Lens, question: Question): Advice {
  const { kind, area, theme } = question
  if (question.safety === 'health') return { ...healthViews[lens.name], rest: '', isStep: false, verdict: '' }
  if (question.isLegal) return { ...lawViews[lens.name], rest: '', isStep: false, verdict: '' }
  const isDecision = kind === 'decision'
  const verdict = isDecision && question.asksYesOrNo ? lens.verdict : ''
  const base = { rest: '', isStep: false, verdict }
  if (theme && !isDecision) {
    const step = takesStep(lens) ? themeStep(lens, theme) : undefined
    return { ...base, stand: practicalStands[lens.name] ?? lens.areas.any.stand, points: lens.practice, ...step }
  }
  if (!isDecision && area === 'work') return { ...base, stand: lens.areas.any.stand, points: lens.practice }
  return { ...base, ...lens.areas[isDecision && lens.decidesAsAny.includes(area) ? 'any' : area] }
}

function themeStep(lens: Lens, { steps }: Theme): Pick<Advice, 'stand' | 'rest' | 'isStep'> | undefined {
  const split = steps.map((step) => ({ step, first: firstSentence(step) })).filter(({ first }) => wordCount(first) <= MAX_STEP_WORDS)
  const own = split[lenses.indexOf(lens) % Math.max(1, split.length)]
  return own && { stand: own.first.replace(/[.!]$/, ''), rest: own.step.slice(own.first.length).trim(), isStep: true }
}

/** Returns a sentence about the question's theme that few other lenses return; empty when there is none. */
export function themeSentence(lens: Lens, { kind, theme }: Question): string {
  if (!theme) return ''
  const i = lenses.indexOf(lens)
  const isDecision = kind === 'decision'
  if (takesStep(lens)) return isDecision ? (theme.steps[i % theme.steps.length] ?? '') : ''
  const examples = isDecision ? [] : theme.examples.filter((example) => !example.includes('```'))
  const sentences = [...theme.insights, ...theme.pitfalls, ...examples]
  return sentences[i % sentences.length] ?? ''
}

const firstSentence = (step: string): string => /^.*?[.?!](?= [A-Z"]|$)/.exec(step)?.[0] ?? step
