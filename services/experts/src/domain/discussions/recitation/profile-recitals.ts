import type { ExpertProfile } from '../discussion.ts'
import { type Recitals, recitalsOf } from './recitation.ts'

const cached = new WeakMap<ExpertProfile, Recitals>()

/**
 * Returns the recitals of a profile's secrets. Called once per discussion, because splitting a long prompt into words takes milliseconds.
 */
export function profileRecitals(profile: ExpertProfile): Recitals {
  const known = cached.get(profile)
  if (known) return known
  const recitals = recitalsOf([profile.rolePrompt, profile.strictlyFollows])
  cached.set(profile, recitals)
  return recitals
}
