import { callsOf, type ServiceName, serviceNames } from '@rostra/proto/services'

/** Lists the services in the order in which they start: each after those that it calls. Of a cycle the one listed first comes last. */
export function startOrder(names: readonly ServiceName[] = serviceNames, calls = callsOf): ServiceName[] {
  const visited = new Set<ServiceName>()
  const visit = (name: ServiceName): ServiceName[] => {
    if (visited.has(name)) return []
    visited.add(name)
    return [...calls(name).flatMap(visit), name]
  }
  return names.flatMap(visit)
}
