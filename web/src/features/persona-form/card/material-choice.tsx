import { cutAtWord } from '@rostra/text/graphemes'
import { useId } from 'react'
import type { ImportedCard } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { cardStrings } from '../../../strings/strings.ts'

const words = cardStrings

interface MaterialChoiceProps {
  material: ImportedCard['material']
  /** The indexes of the chosen texts. */
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** The most characters of a text that the list shows. */
const shownLength = 160

/** The texts of a card, with a box for each. */
export function MaterialChoice({ material, chosen, onChoose }: MaterialChoiceProps) {
  const id = useId()
  const areAll = chosen.size === material.length
  const toggle = (index: number) => {
    const next = new Set(chosen)
    if (!next.delete(index)) next.add(index)
    onChoose(next)
  }
  return (
    <fieldset className="text-14">
      <legend className="font-strong">{words.material}</legend>
      <p className="text-ink-soft">{words.materialText(material.length)}</p>
      <div className="my-2 flex flex-wrap items-center gap-3">
        <Button onClick={() => onChoose(new Set(areAll ? [] : material.keys()))}>{areAll ? words.none : words.all}</Button>
        <p role="status" className="text-ink-soft">
          {words.chosen(chosen.size, material.length)}
        </p>
      </div>
      <ul className="max-h-72 overflow-auto rounded-control border border-line">
        {material.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a card never change, and two may be the same
          <li key={index} className="border-line not-first:border-t">
            <label className="flex min-h-touch items-start gap-3 px-3 py-2">
              <input
                type="checkbox"
                checked={chosen.has(index)}
                aria-describedby={`${id}-${index}`}
                onChange={() => toggle(index)}
                className="mt-1 size-4 flex-none accent-accent"
              />
              <span className="min-w-0" dir="auto">
                <span className="block font-strong wrap-anywhere">{title}</span>
                <span id={`${id}-${index}`} className="block text-ink-soft wrap-anywhere">
                  {cutAtWord(text, shownLength)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
