import { useState } from 'react'

/**
 * Returns the number of the page that a list shows. `isEarlier`: the items are still
 * those of the page before, until the wanted one arrives.
 */
export function useShownPage(page: number, isEarlier: boolean): number {
  const [shown, setShown] = useState(page)
  if (!isEarlier && shown !== page) setShown(page)
  return isEarlier ? shown : page
}
