/** Waits for some seconds. */
export const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000))
