import type { Log } from '@rostra/kit/log'
import { registry } from '@rostra/kit/metrics'
import { bindTrace } from '@rostra/kit/tracing/spans'
import { modelFailures } from '@rostra/proto/http/model-failures'
import type { RequestHandler } from 'express'
import { Histogram } from 'prom-client'
import { requestIdOf } from './request-id.ts'

const httpSeconds = new Histogram({
  name: 'rostra_http_seconds',
  help: 'Time from a request until the end of its response, by method, route pattern and status; fault="model": a model gave no answer',
  labelNames: ['method', 'route', 'status', 'fault'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
  registers: [registry],
})

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Why a model of a provider or of a persona's creator gives no answer. The objective of API requests leaves these refusals out. */
const faultsOfModels: ReadonlySet<string> = new Set([...modelFailures, 'OWN_MODEL_RESTING'])

/** The statuses of what could not be served now, although the request was right. Their lines are warnings. */
const unserved = [503, 504]

function levelOf(status: number, route: string): 'debug' | 'info' | 'warn' {
  if (unserved.includes(status)) return 'warn'
  return route === 'web' ? 'debug' : 'info'
}

/**
 * Logs one line and observes one duration for each request, without its body, query and address. `aborted` marks a client that disconnected
 * before the end of the response.
 */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now()
    const onClose = () => {
      const ms = performance.now() - startedAt
      const { route = 'none', refusal, cause } = response.locals
      const method = methods.includes(request.method) ? request.method : 'OTHER'
      const status = response.statusCode
      const fault = faultsOfModels.has(refusal) ? { fault: 'model' } : {}
      httpSeconds.observe({ method, route, status, ...fault }, ms / 1000)
      const line = { method, route, status, ms: Math.round(ms * 10) / 10, requestId: requestIdOf(response) }
      // Why the server could not serve it. Of other refusals the status says enough.
      const reason = status >= 500 && refusal ? { reason: refusal, cause } : {}
      const aborted = response.writableFinished ? {} : { aborted: true }
      log[levelOf(status, route)]({ ...line, ...reason, ...aborted }, 'request')
    }
    response.once('close', bindTrace(onClose))
    next()
  }
}
