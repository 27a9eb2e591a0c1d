import { useEffect } from 'react'
import { pageTitle } from './page-title.ts'

export function useTitle(title: string | null) {
  useEffect(() => {
    if (title !== null) document.title = pageTitle(title)
  }, [title])
}
