import type { ReactNode } from 'react'

/** A section of the form. */
export function FormSection({ words: [title, text], children }: { words: readonly [title: string, text: string]; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5 border-t border-line py-8">
      <div>
        <h3 className="text-18 font-strong">{title}</h3>
        <p className="mt-1 text-14 text-ink-soft">{text}</p>
      </div>
      {children}
    </section>
  )
}
