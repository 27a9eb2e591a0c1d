import { useId } from 'react'
import { managePersonasStrings } from '../../../strings/strings.ts'
import { differenceParts, type Part, shortened } from './difference-parts.ts'

const { versions: words } = managePersonasStrings

interface DifferenceProps {
  title: string
  from: string
  to: string
  /** Shows unchanged parts in full. */
  whole: boolean
}

/** A text with its changes. Underline, strike-through and screen reader texts mark them, not colour alone. */
export function Difference({ title, from, to, whole }: DifferenceProps) {
  const id = useId()
  const parts = differenceParts(from, to)
  const same = from === to
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-14 font-strong">
        {title}
        {same && !whole && <span className="font-normal text-ink-soft">{from === '' ? words.empty : words.same}</span>}
      </h4>
      {(!same || (whole && from !== '')) && (
        <div dir="auto" className="rounded-card border border-line bg-raised p-4 text-14 wrap-anywhere whitespace-pre-wrap">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one difference never move
            <Stretch key={index} part={part} whole={whole} first={index === 0} last={index === parts.length - 1} />
          ))}
        </div>
      )}
    </section>
  )
}

function Stretch({ part: { kind, text }, whole, first, last }: { part: Part; whole: boolean; first: boolean; last: boolean }) {
  if (kind === 'added') {
    return (
      <ins className="bg-sunken font-medium underline decoration-2 underline-offset-4">
        <Spoken text={words.added} />
        {text}
        <Spoken text={words.end} />
      </ins>
    )
  }
  if (kind === 'removed') {
    return (
      <del className="text-ink-soft line-through">
        <Spoken text={words.removed} />
        {text}
        <Spoken text={words.end} />
      </del>
    )
  }
  const short = whole ? null : shortened(text, { first, last })
  if (!short) return text
  return (
    <>
      {short.head}
      <span className="my-2 block rounded-control border border-dashed border-line px-3 py-1 text-12 text-ink-soft">
        {words.unchanged(short.hidden)}
      </span>
      {short.tail}
    </>
  )
}

/** For screen readers only; not selectable. */
const Spoken = ({ text }: { text: string }) => <span className="sr-only select-none">{text}</span>
