import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../api/schemas.ts'

/** What a page is rendered from. */
export interface PageContext {
  client: QueryClient
  searchParams: URLSearchParams
  /** The member who reads the page; null for a visitor. */
  user: User | null
}
