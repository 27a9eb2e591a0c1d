import { useEffect, useRef, useState } from 'react'
import type { Source } from '../../../api/schemas.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'

const { sources: words } = knowledgeStrings

/** Returns an announcement of the last source that was read, or failed, while the list is shown; empty before. */
export function useStateNews(sources: Source[]): string {
  const before = useRef(new Map<string, Source['status']>())
  const [news, setNews] = useState('')
  useEffect(() => {
    const ended = sources.find(({ id, status }) => status !== 'processing' && before.current.get(id) === 'processing')
    before.current = new Map(sources.map(({ id, status }) => [id, status]))
    if (ended) setNews(ended.status === 'ready' ? words.nowReady(ended.title) : words.nowFailed(ended.title))
  }, [sources])
  return news
}
