import { callsOf, type ServiceName, serviceNames } from '@rostra/proto/services'

/**
 * Lists the services in the order in which they start: each after those that it calls. Of
 * two that call each other the one listed first comes last.
 */
export function startOrder(names: readonly ServiceName[] = serviceNames, calls = callsOf): ServiceName[] {
  const visited = new Set<ServiceName>()
  const startsLater = (name: ServiceName, callee: ServiceName) =>
    calls(callee).includes(name) && names.indexOf(callee) < names.indexOf(name)
  const visit = (name: ServiceName): ServiceName[] => {
    if (visited.has(name)) return []
    visited.add(name)
    const before = calls(name).filter((callee) => !startsLater(name, callee))
    return [...before.flatMap(visit), name]
  }
  return names.flatMap(visit)
}
