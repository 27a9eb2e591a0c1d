/** What the thread that renders pages is told. */
export type ToRenderer = { kind: 'render'; id: number; address: string } | ({ kind: 'answer'; id: number } & ApiAnswer)

/** What it says: a page is done, or could not be, or needs an answer of the API. */
export type FromRenderer =
  | { kind: 'rendered'; id: number; html: string }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'ask'; id: number; path: string }

/** An answer of the API, as the web's code reads it. */
export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  text: string
}
