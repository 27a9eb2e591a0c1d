import type { Stage } from './executors.ts'

/** Returns a spike: `factor` times the rate is reached within 5 % of the time, kept, and left within the last 5 %. */
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
