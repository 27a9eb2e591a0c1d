/** Erlang's C formula: the probability that an arrival at an M/M/c queue waits. `load`: arrival rate × mean service time, below `servers`. */
export function waitProbability(load: number, servers: number): number {
  // Erlang's B by its recursion, which does not overflow as the factorials do.
  let blocked = 1
  for (let count = 1; count <= servers; count++) blocked = (load * blocked) / (count + load * blocked)
  return blocked / (1 - (load / servers) * (1 - blocked))
}

/** The mean wait of an M/M/c queue, in the unit of `service`, the mean service time. */
export const meanWaitMmc = (load: number, servers: number, service: number): number =>
  (waitProbability(load, servers) * service) / (servers - load)

/** The wait that `share` (0 to 1) of the arrivals at an M/M/c queue do not exceed. */
export function waitPercentileMmc(load: number, servers: number, service: number, share: number): number {
  const waits = waitProbability(load, servers)
  return waits <= 1 - share ? 0 : (Math.log(waits / (1 - share)) * service) / (servers - load)
}

/** The mean wait of an M/G/1 queue (Pollaczek-Khinchine). `variation`: deviation / mean of the service time; 0 is M/D/1, 1 is M/M/1. */
export const meanWaitMg1 = (load: number, service: number, variation: number): number =>
  (load * service * (1 + variation ** 2)) / (2 * (1 - load))
