import { useSearchParams } from 'react-router-dom'
import type { ExpertFilter } from '../../../data/experts/available-experts.ts'
import { parseBotQuery } from '../../../data/personas/bot-query.ts'

/** The search and the category of the Available Experts, stored in the URL. */
export function useExpertFilter() {
  const [address, setAddress] = useSearchParams()
  const { search, category } = parseBotQuery(address)
  const change = (changes: Partial<ExpertFilter>) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return { filter: { search, category }, isFiltered: search !== '' || category !== '', change }
}
