/** Returns the whole seconds from `now` until `then`, both in milliseconds; never below 0. */
export const secondsLeft = (then: number, now: number): number => Math.max(0, Math.ceil((then - now) / 1000))

/** Formats seconds as minutes and seconds: 65 is 1:05. */
export const formatClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
