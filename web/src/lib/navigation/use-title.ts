import { useEffect } from 'react'
import { strings } from '../../strings/strings.ts'

export function useTitle(title: string | null) {
  useEffect(() => {
    if (title !== null) document.title = title.startsWith(strings.product) ? title : `${title} · ${strings.product}`
  }, [title])
}
