/** The roles of accounts. A role decides what an account may do; identity stores it and access tokens carry it. */
export const roles = ['citizen', 'orator', 'super_senator'] as const

export type Role = (typeof roles)[number]
