/** The first day of every trial: a Monday later than any real one, because MongoDB deletes expired rows by its own clock. */
export const trialStart: number = Date.UTC(2046, 2, 5)
