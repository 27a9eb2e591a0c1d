import { threeSixtyStrings as words } from '../../strings/strings.ts'
import { devilOf } from './devil-rotation.ts'

/** The current turn, and which model is devil's advocate now and next. `turn` counts from 0. */
export const DevilStatus = ({ turn }: { turn: number }) => (
  <dl aria-label={words.original.status} className="flex flex-wrap gap-x-8 gap-y-3 border-y border-line py-4">
    <div>
      <dt className="sr-only">{words.original.status}</dt>
      <dd className="font-serif text-22 font-medium">{words.original.turn(turn + 1)}</dd>
    </div>
    <Devil when={words.original.now} turn={turn} />
    <Devil when={words.original.next} turn={turn + 1} />
  </dl>
)

const Devil = ({ when, turn }: { when: string; turn: number }) => (
  <div>
    <dt className="text-12 text-ink-soft">{when}</dt>
    <dd className="font-strong">{words.models[devilOf(turn)]}</dd>
  </div>
)
