import { DomainError } from '@rostra/kit/errors'
import { serviceNames, services as table } from '@rostra/proto/services'
import type { Services } from './ports.ts'

const deadline = { deadlineMs: 1_000 }

/**
 * Creates the readiness check of this process. It throws with the name of a service that has not answered, until every service with a probe
 * has answered once; a refusal is an answer. After that it always passes: an outage of one service would otherwise make all gateways
 * unready, and its calls get 503 anyway. Redis is not checked: pages work without it, and an outage affects every gateway at the same time.
 */
export function createReadiness(services: Services): () => Promise<void> {
  let haveAnswered = false
  return async () => {
    if (haveAnswered) return
    const probes = serviceNames.flatMap((name) => {
      const { probe } = table[name]
      return probe ? [answers(name, services[name].call(probe.method, probe.request, deadline))] : []
    })
    await Promise.all(probes)
    haveAnswered = true
  }
}

const answers = (name: string, probe: Promise<unknown>) =>
  probe.catch((error: unknown) => {
    const refused = error instanceof DomainError && !['unavailable', 'deadline'].includes(error.kind)
    if (!refused) throw new Error(`${name} does not answer`)
  })
