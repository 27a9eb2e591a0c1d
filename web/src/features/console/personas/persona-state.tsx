import { Lock } from '#icons'
import type { OperatedPersona } from '../../../api/schemas.ts'
import { hiddenAs, visibilityOf } from '../../../data/personas/visibility.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { Badge } from '../list/badge.tsx'
import { SuspensionNote } from '../suspension/suspension-note.tsx'

const { state: words } = consoleStrings

/** Who can see a persona, why it is suspended, and how many reports are open. */
export function PersonaState({ persona: { bot, suspension, ownerSuspended, aboveLimit, openReports } }: { persona: OperatedPersona }) {
  const hidden = hiddenAs(bot)
  return (
    <>
      <span className="inline-flex flex-wrap gap-1">
        {suspension && <Badge look="alarm">{words.suspended}</Badge>}
        {ownerSuspended && <Badge look="alarm">{words.ownerSuspended}</Badge>}
        {aboveLimit && <Badge look="strong">{words.aboveLimit}</Badge>}
        {hidden && (
          <Badge look="strong">
            <Lock aria-hidden className="size-3" />
            {words.visibilities[hidden]}
          </Badge>
        )}
        {!suspension && !ownerSuspended && !aboveLimit && !hidden && <Badge>{words.visibilities[visibilityOf(bot)]}</Badge>}
        {openReports > 0 && <Badge look="strong">{words.openReports(openReports)}</Badge>}
      </span>
      {suspension && <SuspensionNote suspension={suspension} />}
    </>
  )
}
