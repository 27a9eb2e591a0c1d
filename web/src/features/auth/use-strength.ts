import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Strength } from './estimate-strength.ts'

type Estimate = (password: string, about: string[]) => Strength

/** The strength of a password as it is typed; null while there is none, or the estimator isn't there. It is fetched once it is `wanted`. */
export function useStrength(typed: string, about: string[], wanted: boolean): Strength | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null)
  useEffect(() => {
    if (!wanted) return
    // Without it, as when offline, the form goes on without a meter.
    import('./estimate-strength.ts').then((module) => setEstimate(() => module.estimateStrength)).catch(() => undefined)
  }, [wanted])

  const password = useDeferredValue(typed)
  const known = about.join('\n')
  return useMemo(() => (estimate && password ? estimate(password, known.split('\n')) : null), [estimate, password, known])
}
