/** Returns the creation time in an id of a generation, in seconds since 1970; now for any other text. */
export function createdAtOf(generationId: string): number {
  return /^[0-9a-f]{24}$/.test(generationId) ? Number.parseInt(generationId.slice(0, 8), 16) : secondsOf(new Date())
}

export const secondsOf = (time: Date | string): number => Math.floor(new Date(time).getTime() / 1_000)
