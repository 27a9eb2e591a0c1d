export const hashings = ['full', 'light'] as const

/** The cost of a password's hash. `light` is nearly free, for tests with many sign-ins; production refuses it. */
export type Hashing = (typeof hashings)[number]
