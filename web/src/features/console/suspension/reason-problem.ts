import { lengthOf } from '../../../components/form/text-area/counter.ts'

interface ReasonLimits {
  minLength: number
  maxLength: number
}

/** Returns what is wrong with the length of a reason; null for nothing. */
export function reasonProblem(reason: string, { minLength, maxLength }: ReasonLimits): 'short' | 'long' | null {
  const length = lengthOf(reason)
  if (length < minLength) return 'short'
  return length > maxLength ? 'long' : null
}
