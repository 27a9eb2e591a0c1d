import { useEffect } from 'react'
import { setPageTitle } from './tab-title.ts'

/** Sets the title of the tab. Null leaves it to another part of the page, or until its data are loaded. */
export function useTitle(title: string | null) {
  useEffect(() => {
    if (title !== null) setPageTitle(title)
  }, [title])
}
