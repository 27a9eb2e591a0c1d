import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A checkout session as Stripe's interface shows it; tests change what has become of it. */
export type FakeSession = Record<string, unknown> & { id: string; url: string }

export interface FakeStripe {
  url: string
  /** How it answers: as Stripe does, with an error of its own, with a refusal, or not at all. */
  mood: 'well' | 'broken' | 'refusing' | 'silent'
  /** By the id of the payment of ours. */
  sessions: Map<string, FakeSession>
  /** What it has been asked to open, one for each request. */
  asked: { fields: URLSearchParams; idempotencyKey: string }[]
  /** Whose each of its payments is, by their ids: ours. */
  intents: Map<string, string>
  /** Runs after a session was opened, before that is answered. */
  beforeAnswer: (paymentId: string) => Promise<void>
  stop: () => Promise<void>
}

interface Answer {
  status: number
  body: object
}

/** A server that speaks as much of Stripe's interface as we use, and remembers by idempotency key. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const open = async (request: IncomingMessage): Promise<Answer> => {
    const fields = new URLSearchParams(await text(request))
    const idempotencyKey = String(request.headers['idempotency-key'])
    fake.asked.push({ fields, idempotencyKey })
    const paymentId = fields.get('metadata[paymentId]') ?? ''
    const session = fake.sessions.get(idempotencyKey) ?? newSession(paymentId, fields)
    fake.sessions.set(idempotencyKey, session)
    await fake.beforeAnswer(paymentId)
    return { status: 200, body: session }
  }
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const [, , kind, id] = /^\/v1\/(checkout\/)?(sessions|payment_intents)\/?(\w*)/.exec(request.url ?? '') ?? []
    if (request.method === 'POST') return open(request)
    const paymentId = id && fake.intents.get(id)
    const found = kind === 'sessions' ? [...fake.sessions.values()].find((one) => one.id === id) : paymentId && intent(id, paymentId)
    return found ? { status: 200, body: found } : refusal(404, 'resource_missing')
  }

  const server = createServer(async (request, response) => {
    if (fake.mood === 'silent') return
    const byMood = fake.mood === 'broken' ? refusal(500, 'oops') : fake.mood === 'refusing' ? refusal(400, 'parameter_invalid') : null
    const { status, body } = byMood ?? (await answer(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeStripe = {
    ...{
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      mood: 'well',
      sessions: new Map(),
      asked: [],
      intents: new Map(),
    },
    beforeAnswer: async () => undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}

const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
})

const intent = (id: string, paymentId: string) => ({ id, object: 'payment_intent', metadata: { paymentId } })

const newSession = (paymentId: string, fields: URLSearchParams): FakeSession => ({
  ...{ id: `cs_test_${paymentId}`, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/cs_test_${paymentId}` },
  ...{ status: 'open', payment_status: 'unpaid', payment_intent: null, currency: 'usd', livemode: false, metadata: { paymentId } },
  ...{ client_reference_id: paymentId, amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')) },
})
