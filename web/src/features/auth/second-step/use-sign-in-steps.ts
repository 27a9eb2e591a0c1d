import { useState } from 'react'
import type { SecondFactorChallenge } from '../../../api/schemas.ts'

interface Steps<Fields> {
  /** The second step that is open; null in the first step. */
  challenge: SecondFactorChallenge | null
  /** What the first step was filled in with. */
  typed: Fields | null
  /** Whether the second step took too long. */
  expired: boolean
}

/** The two steps of a sign-in: password or mailed code, then the second factor. Leaving the second step keeps what was typed in the first. */
export function useSignInSteps<Fields>() {
  const [steps, setSteps] = useState<Steps<Fields>>({ challenge: null, typed: null, expired: false })
  const begin = (challenge: SecondFactorChallenge, typed: Fields) => setSteps({ challenge, typed, expired: false })
  const leave = (expired: boolean) => setSteps(({ typed }) => ({ challenge: null, typed, expired }))
  return { ...steps, begin, leave }
}
