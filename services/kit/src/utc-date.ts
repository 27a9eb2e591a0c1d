/** Returns the UTC date of a time: `2026-03-04`. A number is in milliseconds since 1970. */
export const utcDate = (at: Date | number): string => new Date(at).toISOString().slice(0, 10)
