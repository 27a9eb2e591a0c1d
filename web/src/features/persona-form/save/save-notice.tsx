import type { ReactNode } from 'react'
import { CircleAlert } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { accountSettingsPath, managePersonasPath, versionsPath } from '../../../lib/navigation/paths.ts'
import { personaFormStrings } from '../../../strings/strings.ts'
import { MakeNew } from './make-new.tsx'
import type { SaveProblem } from './save-refusal.ts'

const { refusals } = personaFormStrings

interface SaveNoticeProps {
  userId: string
  bot: Bot | null
  problem: SaveProblem | null
  onOverwrite: () => void
  onReload: () => void
  onMakeNew: () => void
}

/** A refusal that belongs to no field, with the actions to take. */
export function SaveNotice({ userId, bot, problem, onOverwrite, onReload, onMakeNew }: SaveNoticeProps) {
  if (problem?.kind === 'limit') {
    return (
      <Box title={refusals.limit} text={refusals.limitText}>
        <ButtonLink to={managePersonasPath}>{refusals.manage}</ButtonLink>
      </Box>
    )
  }
  if (problem?.kind === 'unconfirmed') {
    return (
      <Box title={refusals.unconfirmed} text={refusals.unconfirmedText}>
        <ButtonLink to={accountSettingsPath}>{refusals.account}</ButtonLink>
      </Box>
    )
  }
  if (problem?.kind === 'edited-elsewhere' && bot) {
    return (
      <Box title={refusals.editedElsewhere} text={refusals.editedElsewhereText}>
        <Button onClick={onOverwrite}>{refusals.overwrite}</Button>
        <ButtonLink to={versionsPath(bot.id)}>{refusals.compare}</ButtonLink>
        <Button look="bare" onClick={onReload}>
          {refusals.loadSaved}
        </Button>
      </Box>
    )
  }
  if (problem?.kind === 'not-found') {
    return (
      <Box title={refusals.gone} text={refusals.goneText}>
        <MakeNew userId={userId} onMakeNew={onMakeNew} />
      </Box>
    )
  }
  return null
}

const Box = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="flex gap-3 rounded-card border border-danger bg-raised p-4 text-14 sm:p-5">
    <CircleAlert aria-hidden className="mt-0.5 size-4.5 flex-none text-danger" />
    <div className="min-w-0">
      <p className="font-strong">{title}</p>
      <p className="text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </div>
  </div>
)
