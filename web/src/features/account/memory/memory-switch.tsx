import { SwitchRow } from '../../../components/form/switch-row.tsx'
import { useSetMemoriesEnabled } from '../../../data/chat/memories.ts'
import { memoryStrings as words } from '../../../strings/strings.ts'

/** The switch of memories, with an explanation. A change is shown at once, and rolled back when the server refuses. */
export function MemorySwitch({ userId, enabled }: { userId: string; enabled: boolean }) {
  const choose = useSetMemoriesEnabled(userId)
  return (
    <div className="divide-y divide-line rounded-card border border-line">
      <SwitchRow
        label={words.switch}
        text={words.switchText}
        on={choose.isPending ? choose.variables : enabled}
        isPending={choose.isPending}
        onChoose={choose.mutate}
      />
      <div className="px-4 py-4 text-14 text-ink-soft sm:px-5">
        <h4 className="font-strong text-ink">{words.rules}</h4>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 marker:text-edge">
          {words.rulesList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
