import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A checkout session of Stripe's API. Tests change its fields. */
export type FakeSession = Record<string, unknown> & { id: string; url: string }

export interface FakeStripe {
  url: string
  /** The behaviour of the server: as Stripe, status 500, status 400, or no response. */
  mode: 'normal' | 'broken' | 'refusing' | 'hanging'
  /** Sessions by our payment id. */
  sessions: Map<string, FakeSession>
  /** The requests to create a session. */
  requests: { fields: URLSearchParams; idempotencyKey: string }[]
  /** Our payment id by the id of a payment intent. */
  intents: Map<string, string>
  /** Runs after a session was created, before the response. */
  beforeResponse: (paymentId: string) => Promise<void>
  stop: () => Promise<void>
}

interface StripeResponse {
  status: number
  body: object
}

/** Starts a server with the part of Stripe's API that billing uses, including idempotency keys. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const createSession = async (request: IncomingMessage): Promise<StripeResponse> => {
    const fields = new URLSearchParams(await text(request))
    const idempotencyKey = String(request.headers['idempotency-key'])
    fake.requests.push({ fields, idempotencyKey })
    const paymentId = fields.get('metadata[paymentId]') ?? ''
    const session = fake.sessions.get(idempotencyKey) ?? newSession(paymentId, fields)
    fake.sessions.set(idempotencyKey, session)
    await fake.beforeResponse(paymentId)
    return { status: 200, body: session }
  }
  const respond = async (request: IncomingMessage): Promise<StripeResponse> => {
    const [, , kind, id] = /^\/v1\/(checkout\/)?(sessions|payment_intents)\/?(\w*)/.exec(request.url ?? '') ?? []
    if (request.method === 'POST') return createSession(request)
    const paymentId = id && fake.intents.get(id)
    const found =
      kind === 'sessions' ? [...fake.sessions.values()].find((session) => session.id === id) : paymentId && intent(id, paymentId)
    return found ? { status: 200, body: found } : errorResponse(404, 'resource_missing')
  }

  const server = createServer(async (request, response) => {
    if (fake.mode === 'hanging') return
    const failure =
      fake.mode === 'broken' ? errorResponse(500, 'oops') : fake.mode === 'refusing' ? errorResponse(400, 'parameter_invalid') : null
    const { status, body } = failure ?? (await respond(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'normal',
    sessions: new Map(),
    requests: [],
    intents: new Map(),
    beforeResponse: async () => undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}

const errorResponse = (status: number, code: string): StripeResponse => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
})

const intent = (id: string, paymentId: string) => ({ id, object: 'payment_intent', metadata: { paymentId } })

const newSession = (paymentId: string, fields: URLSearchParams): FakeSession => ({
  id: `cs_test_${paymentId}`,
  object: 'checkout.session',
  url: `https://checkout.stripe.com/c/pay/cs_test_${paymentId}`,
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null,
  currency: 'usd',
  livemode: false,
  metadata: { paymentId },
  client_reference_id: paymentId,
  amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
})
