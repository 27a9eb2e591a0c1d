/** What a run is made of, read from the environment. */
export interface LoadSettings {
  /** Without a slash at its end. */
  baseUrl: string
  /** Iterations begun a second, whatever the product does (open model); undefined where VUS alone is given (closed model). */
  rate: number | undefined
  /** Closed model: how many people there are. Open model: how many may be on their way at once. */
  vus: number | undefined
  seconds: number
  /** Members that are made for the run; undefined: as many as it needs. */
  members: number | undefined
  /** What the 95th percentiles are held to, in milliseconds. */
  p95Ms: number
}

type Environment = Record<string, string | undefined>

const wholeNumber = /^\d{1,9}$/
const unitSeconds: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3_600 }

/** Seconds of a duration as k6 writes it: `90s`, `1m30s`, `2h`. Throws for anything else. */
export function secondsOf(duration: string): number {
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)]
  const seconds = parts.reduce((sum, [, count, unit = 's']) => sum + Number(count) * (unitSeconds[unit] ?? 0), 0)
  if (parts.map(([part]) => part).join('') !== duration || seconds <= 0) {
    throw new Error(`DURATION=${duration} is no duration: write 30s, 5m or 1h30m`)
  }
  return seconds
}

/** Reads BASE_URL, RATE, VUS, DURATION, MEMBERS and P95_MS; what isn't set is as the scenario says. Throws with the name of a wrong one. */
export function readLoadSettings(env: Environment, preset: { rate: number; duration: string; p95Ms: number }): LoadSettings {
  const whole = (name: string): number | undefined => {
    const value = env[name]
    if (!value) return undefined
    if (!wholeNumber.test(value) || Number(value) < 1) throw new Error(`${name}=${value} is no whole number above 0`)
    return Number(value)
  }
  const rate = env.RATE ? Number(env.RATE) : undefined
  if (rate !== undefined && !(rate > 0)) throw new Error(`RATE=${env.RATE} is no number above 0: it says how many begin each second`)
  const baseUrl = (env.BASE_URL || 'http://localhost:3000').replace(/\/+$/, '')
  if (!/^https?:\/\/[^/]+$/.test(baseUrl)) throw new Error(`BASE_URL=${env.BASE_URL} is no address: write http://host:port`)
  const vus = whole('VUS')
  return {
    baseUrl,
    rate: rate ?? (vus === undefined ? preset.rate : undefined),
    vus,
    seconds: secondsOf(env.DURATION || preset.duration),
    members: whole('MEMBERS'),
    p95Ms: whole('P95_MS') ?? preset.p95Ms,
  }
}
