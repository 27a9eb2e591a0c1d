import type { Assumptions } from './assumptions.ts'
import type { Costs } from './costs.ts'
import { components, coresFor, type Demand } from './demand.ts'

/** What a component runs on for a demand. */
export interface Deployed {
  name: string
  replicas: number
  /** Share of a core that each replica uses, 0 to 1. */
  busy: number
}

/** Streams of one replica at which the chart's custom metrics add another. */
const streamsOfReplica: Record<string, number> = { chat: 400, gateway: 1_500 }

/** Returns the replicas that autoscaling runs for a demand. Only one replica of zeitgeist refreshes, and it takes a core of its own for that. */
export function fleetFor(demand: Demand, costs: Costs, given: Assumptions): Deployed[] {
  return components.map((name) => {
    const work = coresFor(name, demand, costs, given)
    const rest = (costs.processes.restThousandths[name] ?? 0) / 1_000
    const byStreams = Math.ceil(demand.streams / (streamsOfReplica[name] ?? Number.POSITIVE_INFINITY))
    const replicas = Math.max(given.leastReplicas, Math.ceil(work / (given.target - rest)), byStreams)
    return { name, replicas, busy: work / replicas + rest }
  })
}

/** Resident megabytes of all replicas: at rest, for open streams, and for the index of personas in every replica of persona. */
export function memoryMb(fleet: readonly Deployed[], demand: Demand, personas: number, costs: Costs): number {
  return fleet.reduce((sum, { name, replicas }) => {
    const index = name === 'persona' ? (personas * costs.others.personaKb) / 1_000 : 0
    return (
      sum + replicas * ((costs.processes.restMb[name] ?? 0) + index) + ((costs.processes.streamsMb[name] ?? 0) * demand.streams) / 1_000
    )
  }, 0)
}
