import { type Audiences, audiencesOf, type ServiceName, serviceNames } from '@rostra/proto/services'

/** The services that a route calls on behalf of its caller. */
export interface RouteAudiences {
  /** Returns those that its earlier requests called, in the order of the table of services; identity alone before the first. */
  expected: () => Audiences
  /** Returns the same with those of another call, and expects them from now on. */
  with: (method: string) => Audiences
}

/**
 * Learns for which services a route needs its caller's token. So one exchange with identity gives a token for all calls of a request, and a token is
 * never for a service that its route does not call.
 */
export function createRouteAudiences(): RouteAudiences {
  const called = new Set<ServiceName>()
  const expected = () => {
    const [first = 'identity', ...others] = serviceNames.filter((name) => called.has(name))
    return [first, ...others] as const
  }
  return {
    expected,
    with: (method) => {
      for (const name of audiencesOf(method)) called.add(name)
      return expected()
    },
  }
}
