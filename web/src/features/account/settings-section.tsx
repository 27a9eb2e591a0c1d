import type { ReactNode } from 'react'

/** A section of the settings: on a wide screen the description on the left, the controls on the right. */
export function SettingsSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-16 gap-y-5 border-t border-line py-8 sm:py-10 lg:grid-cols-3">
      <div>
        <h3 className="text-18 font-strong">{title}</h3>
        <p className="mt-1 text-14 text-ink-soft">{text}</p>
      </div>
      <div className="min-w-0 max-w-pitch lg:col-span-2">{children}</div>
    </section>
  )
}
