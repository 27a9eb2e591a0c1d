/** The part of k6's SSE extension (xk6-sse) that the scripts use. */
declare module 'k6/x/sse' {
  import type { CookieJar } from 'k6/http'

  interface Client {
    on(name: 'open', handle: () => void): void
    on(name: 'event', handle: (event: { id: string; data: string }) => void): void
    on(name: 'error', handle: (error: { error: () => string }) => void): void
  }

  interface Params {
    method?: string
    body?: string
    headers?: Record<string, string>
    tags?: Record<string, string>
    jar?: CookieJar
    timeout?: string
  }

  interface Response {
    status: number
    error: string
    headers?: Record<string, string>
  }

  const sse: { open(url: string, params: Params, opened: (client: Client) => void): Response }
  // biome-ignore lint/style/noDefaultExport: the extension has no other
  export default sse
}
