import { createHash } from 'node:crypto'

/** A whole number that depends on the texts only. */
export const numberOf = (...texts: readonly string[]): number => createHash('sha256').update(JSON.stringify(texts)).digest().readUInt32BE(0)

/** Days since 1970 of `YYYY-MM-DD`: what rotates by it differs on two days in a row. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
