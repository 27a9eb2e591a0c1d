import { createContext } from 'react'
import type { CitedPassage } from './citation.ts'

export interface Citations {
  passages: readonly CitedPassage[]
  /** The answer is being written: its passages are not known yet. */
  pending: boolean
  /** Shows a passage. The focus returns to `opener`. */
  onOpen: (passage: CitedPassage, opener: HTMLElement) => void
}

/** What `[n]` means in the Markdown below; null where it means nothing. */
export const CitationsContext = createContext<Citations | null>(null)
