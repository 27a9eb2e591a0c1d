import { createContext } from 'react'
import type { CitedPassage } from './citation.ts'

export interface Citations {
  passages: readonly CitedPassage[]
  /** Whether the answer is being written, so that its passages are not known yet. */
  pending: boolean
  /** Shows a passage. The focus returns to `opener`. */
  onOpen: (passage: CitedPassage, opener: HTMLElement) => void
}

/** The citations of the Markdown below; null where `[n]` is plain text. */
export const CitationsContext = createContext<Citations | null>(null)
