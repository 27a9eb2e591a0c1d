import { createContext, type ReactNode } from 'react'

/** Returns what shows the marker `[n]` of the Markdown below; null where it is plain text. */
export const CitationsContext = createContext<((n: number) => ReactNode) | null>(null)
