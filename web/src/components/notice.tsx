import type { ReactNode } from 'react'
import { ApiError } from '../lib/errors/api-error.ts'
import { strings } from '../strings/strings.ts'

interface NoticeProps {
  title: string
  text?: string
  /** The request id of an `ApiError` is shown below. */
  error?: unknown
  level?: 'h1' | 'h2' | 'h3'
  /** The action to take next. */
  children?: ReactNode
}

/** An empty or failed state: title, explanation and action. */
export function Notice({ title, text, error, level: Title = 'h2', children }: NoticeProps) {
  const requestId = error instanceof ApiError ? error.requestId : null
  return (
    <div className="mx-auto flex max-w-pitch flex-col items-center gap-3 px-4 py-16 text-center">
      <span aria-hidden className="steps mb-3 w-16" />
      <Title className="font-serif text-28 font-medium">{title}</Title>
      {text && <p className="text-ink-soft">{text}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      {requestId && <p className="mt-2 font-mono text-12 text-ink-soft">{strings.errors.request(requestId)}</p>}
    </div>
  )
}
