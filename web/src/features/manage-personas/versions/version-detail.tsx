import { type RefObject, useState } from 'react'
import type { PromptVersion } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { managePersonasStrings, personaFormStrings } from '../../../strings/strings.ts'
import { Difference } from './difference.tsx'

const { versions: words } = managePersonasStrings
const { fields } = personaFormStrings
const [struck, goes, underlined, comesBack] = words.legend

interface VersionDetailProps {
  current: PromptVersion
  picked: PromptVersion
  /** Null when there is nothing to restore. */
  onRestore: (() => void) | null
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** The differences between a version and the current one; the texts themselves when it is the only version. */
export function VersionDetail({ current, picked, onRestore, buttonRef }: VersionDetailProps) {
  const [whole, setWhole] = useState(false)
  return (
    <section aria-labelledby="version-detail" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="version-detail" className="text-18 font-strong">
            {onRestore ? words.difference(picked.version) : words.version(current.version)}
          </h3>
          {onRestore && (
            <p className="text-14 text-ink-soft">
              <del>{struck}</del> {goes}, <ins className="underline decoration-2 underline-offset-4">{underlined}</ins> {comesBack}
            </p>
          )}
        </div>
        {onRestore && (
          <Button ref={buttonRef} onClick={onRestore}>
            {words.restoreThis(picked.version)}
          </Button>
        )}
      </div>
      <Difference title={fields.rolePrompt} from={current.rolePrompt} to={picked.rolePrompt} whole={whole || !onRestore} />
      <Difference title={fields.strictlyFollows} from={current.strictlyFollows} to={picked.strictlyFollows} whole={whole || !onRestore} />
      {onRestore && (
        <label className="flex items-center gap-3 self-start text-14">
          <input
            type="checkbox"
            role="switch"
            aria-checked={whole}
            checked={whole}
            onChange={(event) => setWhole(event.target.checked)}
            className="switch"
          />
          {words.showAll}
        </label>
      )}
    </section>
  )
}
