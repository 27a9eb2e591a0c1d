import type { LineUp } from './question.ts'

/** `sequence`: the same models each time. `rotating`: the devil's advocate changes with each turn. */
export type Variant = 'sequence' | 'rotating'

/** Returns the variant that has a line-up: only `sequence` asks gemini. */
export const variantOf = ({ devil }: LineUp): Variant => (devil === 'gemini' ? 'sequence' : 'rotating')

const rotating = ['claude', 'gpt4', 'deepseek'] as const

/** Returns the model of each seat. `turnCount` is the number of earlier questions. */
export function lineUpOf(variant: Variant, turnCount: number): LineUp {
  if (variant === 'sequence') return { a: 'claude', b: 'gpt4', devil: 'gemini' }
  const devil = rotating[turnCount % rotating.length] ?? rotating[0]
  const [a = rotating[0], b = rotating[1]] = rotating.filter((name) => name !== devil)
  return { a, b, devil }
}
