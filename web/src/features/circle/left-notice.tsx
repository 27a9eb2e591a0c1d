import { Info } from '#icons'
import { leftText } from '../../data/experts/left-text.ts'

/** Names the personas that were removed from the circle, until the circle is changed. */
export const LeftNotice = ({ names }: { names: readonly string[] }) => (
  <div role="status">
    {names.length > 0 && (
      <p className="mb-6 flex items-start gap-3 rounded-card border border-line bg-raised p-4 text-14 wrap-anywhere">
        <Info aria-hidden className="mt-0.5 size-4 flex-none text-ink-soft" />
        {leftText(names)}
      </p>
    )}
  </div>
)
