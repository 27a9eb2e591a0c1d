import { useEffect, useRef } from 'react'
import { CircleAlert } from '#icons'
import { accountStrings } from '../../../strings/strings.ts'

/** Says that the second step took too long. It gets the focus, so that screen readers read it. */
export function ExpiredNote() {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} role="alert" className="flex gap-3 rounded-control border border-line bg-sunken px-4 py-3 text-14">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 flex-none text-danger" />
      {accountStrings.auth.tooLate}
    </p>
  )
}
