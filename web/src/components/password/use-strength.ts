import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Strength } from './estimate-strength.ts'

type Estimate = (password: string, about: string[]) => Strength

/** Returns the strength of the typed password; null while it is empty or the estimator is not loaded. `enabled` starts loading it. */
export function useStrength(typed: string, about: string[], enabled: boolean): Strength | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null)
  useEffect(() => {
    if (!enabled) return
    // Without the estimator, for example offline, the form works without a meter.
    import('./estimate-strength.ts').then((module) => setEstimate(() => module.estimateStrength)).catch(() => undefined)
  }, [enabled])

  const password = useDeferredValue(typed)
  const known = about.join('\n')
  return useMemo(() => (estimate && password ? estimate(password, known.split('\n')) : null), [estimate, password, known])
}
