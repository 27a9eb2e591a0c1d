import { useEffect, useRef, useState } from 'react'
import type { Discussion } from '../../../api/schemas.ts'
import { Announcement } from '../../../components/announcement/announcement.tsx'
import { announcementOf } from './announcement.ts'

/** Announces the progress of the discussion to screen readers. */
export function Announcer({ discussion }: { discussion: Discussion }) {
  const before = useRef(discussion)
  const [text, setText] = useState('')
  useEffect(() => {
    const next = announcementOf(before.current, discussion)
    before.current = discussion
    if (next) setText(next)
  }, [discussion])
  return <Announcement text={text} />
}
