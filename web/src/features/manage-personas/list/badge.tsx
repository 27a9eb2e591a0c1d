import type { ReactNode } from 'react'

export const Badge = ({ look = 'border-edge', children }: { look?: string; children: ReactNode }) => (
  <span className={`inline-flex items-center gap-1.5 rounded-full border px-2 text-12 font-medium ${look}`}>{children}</span>
)
