import type { Flow, Station, Step } from '../queueing/network.ts'
import type { Assumptions } from './assumptions.ts'
import type { ExchangeCost } from './costs.ts'

/** The part of a component's fixed cost of an exchange that is paid before its first token, and into how many tasks it falls. From CPU profiles. */
const beforeFirstToken: Record<string, { share: number; tasks: number }> = {
  gateway: { share: 0.5, tasks: 3 },
  identity: { share: 1, tasks: 1 },
  persona: { share: 0.3, tasks: 1 },
  billing: { share: 0.4, tasks: 2 },
  chat: { share: 0.5, tasks: 5 },
  MongoDB: { share: 0.5, tasks: 4 },
  Redis: { share: 0.5, tasks: 1 },
}

/** What a message meets before its first token, in order; `majority` is a write that the majority of MongoDB's members stores. */
const order = [
  ...['gateway', 'identity', 'gateway', 'chat', 'MongoDB', 'chat', 'MongoDB', 'majority', 'chat', 'persona', 'chat', 'billing', 'MongoDB'],
  ...['majority', 'billing', 'chat', 'MongoDB', 'majority', 'chat', 'Redis', 'gateway'],
] as const

/**
 * Returns the steps of a message until its first token, the model's own time left out. `isRemote`: whether each step lies on another machine than
 * the one before it.
 */
export function stepsToFirstToken(
  stations: readonly Station[],
  costOf: (component: string) => ExchangeCost,
  { variation, networkMs, majorityMs }: Pick<Assumptions, 'variation' | 'networkMs' | 'majorityMs'>,
): Step[] {
  const visits = Map.groupBy(order, (name) => name)
  return order.flatMap((name): Step[] => {
    if (name === 'majority') return [{ meanMs: majorityMs, variation }]
    const { share, tasks } = beforeFirstToken[name] ?? { share: 0, tasks: 1 }
    const count = visits.get(name)?.length ?? tasks
    const station = stations.findIndex((each) => each.name === name)
    return [
      { meanMs: networkMs, variation },
      { station, meanMs: (costOf(name).fixedMs * share) / count, variation },
    ]
  })
}

/**
 * Returns flows that load a station with the given share of a second's work (cores), in tasks of `taskMs`: everything that it does besides the messages
 * that are followed.
 */
export function background(station: number, name: string, cores: number, taskMs: number, variation: number): Flow {
  return { name: `other work of ${name}`, perSecond: Math.max(0, cores * 1_000) / taskMs, steps: [{ station, meanMs: taskMs, variation }] }
}
