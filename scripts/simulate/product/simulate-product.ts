import type { Assumptions } from './assumptions.ts'
import type { Costs } from './costs.ts'
import { coresFor, type Demand, demandOf, stores } from './demand.ts'
import { firstLimits, type Limit } from './first-limits.ts'
import { type Deployed, fleetFor, memoryMb } from './fleet.ts'
import { type StoresFor, storesFor } from './stores-for.ts'
import { type Waits, waitsFor } from './waits.ts'

/** One hour of a day: the demand, and the fleet that autoscaling runs for it. */
export interface Hour {
  hour: number
  demand: Demand
  fleet: Deployed[]
  /** CPU of everything, in cores, with replicas at rest. */
  cores: number
  /** Simulates what a message waits for in this hour. */
  waits: () => Waits
}

export interface Day {
  users: number
  hours: Hour[]
  busiest: Hour
  stores: StoresFor
  memoryMb: number
  limits: Limit[]
}

/** Returns the day of a product with `users` people a day: its fleet follows the demand from hour to hour, its stores are made for the busiest hour. */
export function simulateDay(users: number, costs: Costs, given: Assumptions): Day {
  const personas = (users / 1_000) * given.personasOfThousand
  const needed = storesFor(demandOf(users, Math.max(...given.hours), given), users * given.messages, costs, given)
  const hours = given.hours.map((share, hour): Hour => {
    const demand = demandOf(users, share, given)
    const fleet = fleetFor(demand, costs, given)
    const now = { ...needed, mongoCores: coresFor('MongoDB', demand, costs, given) }
    const inStores = stores.reduce((sum, name) => sum + coresFor(name, demand, costs, given), 0)
    const cores = fleet.reduce((sum, { replicas, busy }) => sum + replicas * busy, inStores)
    return { hour, demand, fleet, cores, waits: () => waitsFor(demand, fleet, now, costs, given, hour + 1) }
  })
  const busiest = hours.reduce((most, each) => (each.demand.exchanges > most.demand.exchanges ? each : most))
  return {
    ...{ users, hours, busiest, stores: needed },
    memoryMb: memoryMb(busiest.fleet, busiest.demand, personas, costs),
    limits: firstLimits(busiest.demand, busiest.fleet, needed, personas, given),
  }
}
