export const hashings = ['full', 'light'] as const

/** What a password's hash costs. `light` costs next to nothing, for tests that sign many accounts in; production refuses it. */
export type Hashing = (typeof hashings)[number]
