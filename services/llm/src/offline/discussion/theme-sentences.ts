import type { Theme } from '../themes/theme.ts'
import type { Expert } from './expert.ts'
import { lenses } from './lenses/lenses.ts'

/** Picks sentences about a theme. Different lenses get different ones as far as there are enough. */
export function themeSentences(theme: Theme | undefined, { lensIndex, seed }: Pick<Expert, 'lensIndex' | 'seed'>) {
  if (!theme) return { insight: undefined, steps: [] }
  const insights = [...theme.insights, ...theme.pitfalls, ...theme.examples.filter((example) => !example.includes('```'))]
  const turn = lensIndex + lenses.length * (seed % 5)
  const step = (offset: number) => theme.steps[(turn + offset) % theme.steps.length] ?? ''
  return { insight: insights[turn % insights.length], steps: [step(0), step(Math.ceil(theme.steps.length / 2))] }
}
