/* The settings of this run. An invalid one stops k6 before the first request. */

/** The product's address, without a trailing slash. */
export const baseUrl: string = (__ENV.BASE_URL || 'http://localhost:3000').replace(/\/+$/, '')
/** Iterations that are started each second. */
export const rate: number = positive('RATE', 5)
export const seconds: number = positive('SECONDS', 60)
/** Threshold of the 95th percentiles, in milliseconds. */
export const p95Ms: number = positive('P95_MS', 500)

function positive(name: string, byDefault: number): number {
  const value = Number(__ENV[name] || byDefault)
  if (!(value > 0)) throw new Error(`${name}=${__ENV[name]} is not a number above 0`)
  return value
}
