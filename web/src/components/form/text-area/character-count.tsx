import { strings } from '../../../strings/strings.ts'
import { Announcement } from '../../announcement/announcement.tsx'
import { announcementFor, type Limits, lengthOf, toneOf } from './counter.ts'

const { counter } = strings
const looks = { plain: 'text-ink-soft', warning: 'font-strong text-warning', alarm: 'font-strong text-danger' }

/** The length of a text and its limit, announced to screen readers near the limit only. */
export function CharacterCount({ id, text, limits }: { id: string; text: string; limits: Limits }) {
  const length = (limits.lengthOf ?? lengthOf)(text)
  const announcement = announcementFor(length, limits)
  return (
    <>
      <p id={id} className={`ms-auto flex-none tabular-nums ${looks[toneOf(length, limits)]}`}>
        {counter.of(length, limits.max)}
      </p>
      <Announcement text={announcement && (announcement.kind === 'full' ? counter.full : counter[announcement.kind](announcement.count))} />
    </>
  )
}
