import { useState } from 'react'
import type { PendingSignIn } from '../../../api/schemas.ts'

interface Steps<Fields> {
  /** The second step that is open; null in the first step. */
  pending: PendingSignIn | null
  /** The input of the first step. */
  typed: Fields | null
  /** Whether the second step took too long. */
  expired: boolean
}

/** The two steps of a sign-in: password or mailed code, then the second factor. Leaving the second step keeps the input of the first. */
export function useSignInSteps<Fields>() {
  const [steps, setSteps] = useState<Steps<Fields>>({ pending: null, typed: null, expired: false })
  const begin = (pending: PendingSignIn, typed: Fields) => setSteps({ pending, typed, expired: false })
  const leave = (expired: boolean) => setSteps(({ typed }) => ({ pending: null, typed, expired }))
  return { ...steps, begin, leave }
}
