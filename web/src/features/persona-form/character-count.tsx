import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { type Limits, lengthOf, saidNear, toneOf } from './counter.ts'

const { counter } = personaFormStrings
const looks = { plain: 'text-ink-soft', warning: 'font-strong text-warning', alarm: 'font-strong text-danger' }

/** How much is typed of how much may be. A screen reader hears of it near the limit only. */
export function CharacterCount({ id, text, limits }: { id: string; text: string; limits: Limits }) {
  const length = lengthOf(text)
  const said = saidNear(length, limits)
  return (
    <>
      <p id={id} className={`ms-auto flex-none tabular-nums ${looks[toneOf(length, limits)]}`}>
        {counter.of(length, limits.most)}
      </p>
      <p role="status" className="sr-only">
        {said && (said.kind === 'full' ? counter.full : counter[said.kind](said.count))}
      </p>
    </>
  )
}
