import type { ReactNode } from 'react'

const looks = {
  plain: 'border-line text-ink-soft',
  strong: 'border-edge text-ink',
  alarm: 'border-danger text-danger',
}

/** A word about a record's state. */
export const Badge = ({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) => (
  <span className={`inline-flex items-center gap-1 rounded-full border px-2 text-12 font-medium whitespace-nowrap ${looks[look]}`}>
    {children}
  </span>
)
