import type { InboxState } from '../../../api/schemas.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'

const { empty: words } = knowledgeStrings.items

/** Says that there is no item in a state, and how items get into it. */
export const InboxEmpty = ({ state }: { state: InboxState }) => (
  <div className="rounded-card border border-line px-5 py-6">
    <h2 className="font-strong">{words[state]}</h2>
    <p className="mt-1 max-w-measure text-14 text-ink-soft">{words[`${state}Text`]}</p>
  </div>
)
