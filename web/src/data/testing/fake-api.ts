interface FakeCall {
  headers: Headers
  query: Record<string, string>
  body: Record<string, unknown> | null
}

type Answer = (call: FakeCall) => Response | Promise<Response>

/** Returns an error response in the gateway's form. */
export const refusal = (
  status: number,
  message: string,
  { retryAfter, ...details }: { reason?: string; suggestion?: string; fields?: Record<string, string>; retryAfter?: string } = {},
): Response =>
  Response.json({ message, reason: 'UNAVAILABLE', ...details }, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} })

/** An answer that fails like a missing connection. */
export const noConnection = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

/** Creates an answer that the test sends later. */
export function heldAnswer() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  return { answer: () => promise, release: resolve }
}

function markDevelopment(development: boolean) {
  document.head.querySelector('meta[name="development-mode"]')?.remove()
  if (development) document.head.append(Object.assign(document.createElement('meta'), { name: 'development-mode' }))
}

/**
 * Replaces `fetch` by routes such as 'GET /api/bots', and records the calls. A call without a route is refused with 501. Aborting does not
 * end a call: its answer arrives late. With `development` the page says that the server runs in development mode.
 */
export function fakeApi(routes: Record<string, Answer>, { development = false } = {}) {
  if (typeof document === 'object') markDevelopment(development)
  const calls: (FakeCall & { route: string })[] = []
  globalThis.fetch = async (input, { method = 'GET', body, headers } = {}) => {
    const { pathname, searchParams } = new URL(String(input), 'http://page')
    const route = `${method} ${pathname}`
    const call = {
      headers: new Headers(headers),
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : null,
    }
    calls.push({ ...call, route })
    return (await routes[route]?.(call)) ?? refusal(501, `${route} is not faked`)
  }
  return {
    /** Replaces the answer of a route. */
    on: (route: string, answer: Answer) => {
      routes[route] = answer
    },
    callsOf: (route: string) => calls.filter((call) => call.route === route),
  }
}

/** Creates a response whose body the test writes event by event. The id of an event is `<id>:<seq>`. */
export function fakeStream(id: string) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened
    },
  })
  const encoder = new TextEncoder()
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    send: (seq: number, data: unknown) => controller?.enqueue(encoder.encode(`id: ${id}:${seq}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('network error')),
  }
}
