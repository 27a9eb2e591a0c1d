import type { Stage } from './executors.ts'

/** Up to `factor` times the rate within a twentieth of the time, there for most of it, and down again as quickly. */
export function spikeStages(rate: number, factor: number, seconds: number): Stage[] {
  const [low, high] = [Math.max(1, Math.round(rate * 60)), Math.round(rate * factor * 60)]
  const flank = seconds / 20
  return [
    { perMinute: low, seconds: 0 },
    { perMinute: high, seconds: flank },
    { perMinute: high, seconds: seconds - 2 * flank },
    { perMinute: low, seconds: flank },
  ]
}
