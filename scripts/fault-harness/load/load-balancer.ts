/** Spreads calls over the gateways, as a load balancer with health checks does. */
export interface LoadBalancer {
  /** Returns the next gateway, and a signal that ends the calls to it when it is removed. */
  next: () => { url: string; signal: AbortSignal }
  /** Sends a gateway no further calls, and resets the connections to it. */
  remove: (url: string) => void
  add: (url: string) => void
}

export function createLoadBalancer(urls: readonly string[]): LoadBalancer {
  const targets = urls.map((url) => ({ url, inUse: true, removal: new AbortController() }))
  let calls = 0
  const targetOf = (url: string) => targets.find((target) => target.url === url) as (typeof targets)[number]
  return {
    next: () => {
      const inUse = targets.filter((target) => target.inUse)
      const target = inUse[calls++ % inUse.length]
      if (!target) throw new Error('No gateway is left')
      return { url: target.url, signal: target.removal.signal }
    },
    remove: (url) => {
      const target = targetOf(url)
      target.inUse = false
      target.removal.abort(new Error('the load balancer reset the connection'))
    },
    add: (url) => {
      Object.assign(targetOf(url), { inUse: true, removal: new AbortController() })
    },
  }
}
