import { accountStrings } from '../../strings/strings.ts'
import type { Strength } from './estimate-strength.ts'

const { strength: words } = accountStrings
const levels = [1, 2, 3, 4] as const

/** The strength of a password as a word; the four bars repeat it visually. */
export const StrengthMeter = ({ strength }: { strength: Strength | null }) => (
  <div role="status">
    {strength && (
      <div className="flex flex-col gap-1.5 pt-1 motion-safe:animate-enter">
        <span aria-hidden className="grid grid-cols-4 gap-1">
          {levels.map((level) => (
            <span key={level} className={`h-1 rounded-full ${level <= strength.level ? 'bg-ink' : 'bg-line'}`} />
          ))}
        </span>
        <p className="text-12 text-ink-soft">
          <span className="sr-only">{words.said}: </span>
          <span className="font-strong text-ink">{words.words[strength.level - 1]}</span>
          {strength.advice && <span> · {words.advice[strength.advice]}</span>}
        </p>
      </div>
    )}
  </div>
)
