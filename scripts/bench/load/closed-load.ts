export interface ClosedLoadResult {
  /** Milliseconds of each request. */
  times: number[]
  perSecond: number
}

/** Keeps `inFlight` requests open for `seconds`, after a warm-up of one second that is not counted. */
export async function runClosedLoad(send: () => Promise<unknown>, inFlight: number, seconds: number): Promise<ClosedLoadResult> {
  const times: number[] = []
  const startsAt = performance.now() + 1_000
  const endsAt = startsAt + seconds * 1_000
  const sendRequests = async () => {
    while (performance.now() < endsAt) {
      const sentAt = performance.now()
      await send()
      if (performance.now() > startsAt) times.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, sendRequests))
  return { times, perSecond: times.length / seconds }
}
