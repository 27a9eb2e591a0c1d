import { Lock } from 'lucide-react'
import type { OperatedPersona } from '../../../api/schemas.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { Badge } from '../list/badge.tsx'
import { SuspensionNote } from '../suspension/suspension-note.tsx'

const { state: words } = consoleStrings

/** Who can see a persona, why it is suspended, and how many reports are open. */
export const PersonaState = ({ persona: { bot, suspension, ownerSuspended, aboveLimit, openReports } }: { persona: OperatedPersona }) => (
  <>
    <span className="inline-flex flex-wrap gap-1">
      {suspension && <Badge look="alarm">{words.suspended}</Badge>}
      {ownerSuspended && <Badge look="alarm">{words.ownerSuspended}</Badge>}
      {aboveLimit && <Badge look="strong">{words.aboveLimit}</Badge>}
      {bot.isPrivate && (
        <Badge look="strong">
          <Lock aria-hidden className="size-3" />
          {words.private}
        </Badge>
      )}
      {!suspension && !ownerSuspended && !aboveLimit && !bot.isPrivate && <Badge>{words.public}</Badge>}
      {openReports > 0 && <Badge look="strong">{words.openReports(openReports)}</Badge>}
    </span>
    {suspension && <SuspensionNote suspension={suspension} />}
  </>
)
