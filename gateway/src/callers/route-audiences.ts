import { type Audiences, audiencesOf, type ServiceName, serviceNames } from '@rostra/proto/services'

/** The services that a route calls on behalf of its caller. */
export interface RouteAudiences {
  /**
   * Returns the services that earlier requests of the route called, in the order of `serviceNames`. Before the first call: identity only.
   */
  expected: () => Audiences
  /** Adds the services of a gRPC method to the expected ones, and returns all. */
  with: (method: string) => Audiences
}

/**
 * Learns which services a route calls, and so the audiences of its callers' tokens. One exchange with identity then gives a token for all
 * calls of a request, and no token names a service that the route does not call.
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
