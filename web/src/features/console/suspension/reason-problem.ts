import { lengthOf } from '../../../components/form/text-area/counter.ts'

interface ReasonLimits {
  minLength: number
  maxLength: number
}

/** Returns the problem of a reason's length; null for none. */
export function reasonProblem(reason: string, { minLength, maxLength }: ReasonLimits): 'short' | 'long' | null {
  const length = lengthOf(reason)
  if (length < minLength) return 'short'
  return length > maxLength ? 'long' : null
}
