import type { AskedModel } from '../../api/schemas.ts'
import { strings, threeSixtyStrings as words } from '../../strings/strings.ts'
import { devilOf } from './devil-rotation.ts'

interface DevilStatusProps {
  /** From 0. */
  turn: number
  /** Which model answers for each name; empty while that is unknown. */
  models: readonly AskedModel[]
}

/** The current turn, and which model is devil's advocate now and next. */
export const DevilStatus = ({ turn, models }: DevilStatusProps) => (
  <dl aria-label={words.original.status} className="flex flex-wrap gap-x-8 gap-y-3 border-y border-line py-4">
    <div>
      <dt className="sr-only">{words.original.status}</dt>
      <dd className="font-serif text-22 font-medium">{words.original.turn(turn + 1)}</dd>
    </div>
    <Devil when={words.original.now} turn={turn} models={models} />
    <Devil when={words.original.next} turn={turn + 1} models={models} />
  </dl>
)

function Devil({ when, turn, models }: DevilStatusProps & { when: string }) {
  const served = models.find(({ model }) => model === devilOf(turn))
  return (
    <div>
      <dt className="text-12 text-ink-soft">{when}</dt>
      <dd className="font-strong wrap-anywhere">{served ? strings.modelName(served.modelId) : '…'}</dd>
    </div>
  )
}
