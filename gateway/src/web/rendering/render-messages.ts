/** A message to the render worker: a page to render, for a member or a visitor, or the response to one of its API calls. */
export type ToWorker = { kind: 'render'; id: number; url: string; forMember: boolean } | ({ kind: 'response'; id: number } & ApiResponse)

/** A message from the render worker: a rendered page, null for one that the browser renders, a failure, or an API call of a page. */
export type FromWorker =
  | { kind: 'rendered'; id: number; html: string | null }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'call'; id: number; page: number; path: string }

/** A response of the API, as the web's code reads it. */
export interface ApiResponse {
  status: number
  headers: Record<string, string>
  text: string
}
