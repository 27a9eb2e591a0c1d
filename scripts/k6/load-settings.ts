/** The settings of a run, read from the environment. */
export interface LoadSettings {
  /** The product's address, without a trailing slash. */
  baseUrl: string
  /** Started iterations per second (open model); undefined when only VUS is set (closed model). */
  rate: number | undefined
  /** Closed model: the number of virtual users. Open model: the largest number of concurrent iterations. */
  vus: number | undefined
  seconds: number
  /** Members to register for the run; undefined: as many as the run needs. */
  members: number | undefined
  /** Threshold of the 95th percentiles, in milliseconds. */
  p95Ms: number
}

type Environment = Record<string, string | undefined>

const wholeNumber = /^\d{1,9}$/
const unitSeconds: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3_600 }

/** Parses a duration in k6's syntax (`90s`, `1m30s`, `2h`) into seconds. Throws for anything else. */
function secondsOf(duration: string): number {
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)]
  const seconds = parts.reduce((sum, [, count, unit = 's']) => sum + Number(count) * (unitSeconds[unit] ?? 0), 0)
  if (parts.map(([part]) => part).join('') !== duration || seconds <= 0) {
    throw new Error(`DURATION=${duration} is not a duration: write 30s, 5m or 1h30m`)
  }
  return seconds
}

const defaults = { rate: 5, duration: '1m', p95Ms: 500 }

/** Reads BASE_URL, RATE, VUS, DURATION, MEMBERS and P95_MS. Throws with the name of an invalid setting. */
export function readLoadSettings(env: Environment): LoadSettings {
  const whole = (name: string): number | undefined => {
    const value = env[name]
    if (!value) return undefined
    if (!wholeNumber.test(value) || Number(value) < 1) throw new Error(`${name}=${value} is not a whole number above 0`)
    return Number(value)
  }
  const rate = env.RATE ? Number(env.RATE) : undefined
  if (rate !== undefined && !(rate > 0))
    throw new Error(`RATE=${env.RATE} is not a number above 0: it is the number of iterations started per second`)
  const baseUrl = (env.BASE_URL || 'http://localhost:3000').replace(/\/+$/, '')
  if (!/^https?:\/\/[^/]+$/.test(baseUrl)) throw new Error(`BASE_URL=${env.BASE_URL} is not an address: write http://host:port`)
  const vus = whole('VUS')
  return {
    baseUrl,
    rate: rate ?? (vus === undefined ? defaults.rate : undefined),
    vus,
    seconds: secondsOf(env.DURATION || defaults.duration),
    members: whole('MEMBERS'),
    p95Ms: whole('P95_MS') ?? defaults.p95Ms,
  }
}
