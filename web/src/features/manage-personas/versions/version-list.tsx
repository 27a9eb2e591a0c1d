import { useRef, useState } from 'react'
import type { PromptVersion } from '../../../api/schemas.ts'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { useRestoreVersion } from '../../../data/personas/prompt-versions.ts'
import { exactTime, relativeTime } from '../../../lib/format/relative-time.ts'
import { managePersonasStrings } from '../../../strings/strings.ts'
import { VersionDetail } from './version-detail.tsx'

const { versions: words } = managePersonasStrings

/** The list of versions, with the details of the selected one. */
export function VersionList({ id, versions }: { id: string; versions: PromptVersion[] }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const restore = useRestoreVersion(id, () => {
    setAsking(false)
    setChosen(null)
  })
  const [current, ...earlier] = versions
  if (!current) return null
  const picked = earlier.find(({ version }) => version === chosen) ?? earlier[0]
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-3">
      <ol aria-label={words.list} className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {versions.map((version) => (
          <li key={version.version}>
            <VersionButton
              version={version}
              isCurrent={version === current}
              isPicked={version === picked}
              onPick={() => setChosen(version.version)}
            />
          </li>
        ))}
      </ol>
      <div className="min-w-0 lg:col-span-2">
        {picked ? (
          <VersionDetail key={picked.version} current={current} picked={picked} onRestore={() => setAsking(true)} buttonRef={button} />
        ) : (
          <VersionDetail current={current} picked={current} onRestore={null} buttonRef={button} />
        )}
      </div>
      <ConfirmDialog
        open={asking && picked !== undefined}
        title={words.confirmTitle(picked?.version ?? 0)}
        text={words.confirmText}
        words={{ cancel: words.cancel, confirm: words.restore, pending: words.restoring }}
        look="primary"
        isPending={restore.isPending}
        onConfirm={() => picked && restore.mutate(picked.version)}
        onClose={() => setAsking(false)}
        onLeave={() => button.current?.focus()}
      />
    </div>
  )
}

interface VersionButtonProps {
  version: PromptVersion
  isCurrent: boolean
  isPicked: boolean
  onPick: () => void
}

/** A version in the list. The current one cannot be selected: the others are compared with it. */
function VersionButton({ version: { version, savedAt }, isCurrent, isPicked, onPick }: VersionButtonProps) {
  const then = Date.parse(savedAt)
  const inside = (
    <>
      <span className="flex items-center gap-2 text-14 font-strong">
        {words.version(version)}
        {isCurrent && <span className="rounded-full border border-edge px-2 text-12 font-medium">{words.current}</span>}
      </span>
      <time dateTime={savedAt} title={exactTime(then)} className="text-12 text-ink-soft">
        {relativeTime(then, Date.now())}
      </time>
    </>
  )
  if (isCurrent) return <div className="flex flex-col border-s-2 border-transparent px-4 py-3">{inside}</div>
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onPick}
      className="flex w-full flex-col items-start border-s-2 border-transparent px-4 py-3 text-start -outline-offset-2 hover:bg-raised aria-pressed:border-ink aria-pressed:bg-raised"
    >
      {inside}
    </button>
  )
}
