import { ButtonLink } from '../../components/button.tsx'

/** An empty section of the settings: one sentence and one action. */
export const SectionEmpty = ({ text, to, action }: { text: string; to: string; action: string }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line px-5 py-4">
    <p className="min-w-0 flex-1 basis-52 text-14 text-ink-soft">{text}</p>
    <ButtonLink to={to}>{action}</ButtonLink>
  </div>
)
