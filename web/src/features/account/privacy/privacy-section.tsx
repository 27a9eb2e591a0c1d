import { Link } from 'react-router-dom'
import { Download } from '#icons'
import type { User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { zeitgeistPath } from '../../../lib/navigation/paths.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { ChoiceRow } from '../choice-row.tsx'
import { useExport } from './use-export.ts'

const { account } = accountStrings

export const PrivacySection = ({ user }: { user: User }) => (
  <div className="divide-y divide-line rounded-card border border-line">
    <ChoiceRow user={user} choice="insights" words={account.insights}>
      <Link to={zeitgeistPath} className="text-link">
        {account.insightsLink}
      </Link>
    </ChoiceRow>
    <Export user={user} />
  </div>
)

function Export({ user }: { user: User }) {
  const download = useExport(user.username)
  const { isPending, bytes } = download
  return (
    <div className="flex flex-col gap-4 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-14 text-ink-soft">{account.downloadText}</p>
        <Button aria-busy={isPending} disabled={isPending} onClick={() => download.mutate()}>
          <Download aria-hidden className="size-4" />
          {isPending ? account.preparing : account.download}
        </Button>
      </div>
      {isPending && bytes > 0 && (
        <div className="flex flex-col gap-2">
          <span aria-hidden className="progress-line" />
          <p className="text-12 text-ink-soft tabular-nums">{account.received(formatBytes(bytes))}</p>
        </div>
      )}
      <FormError error={download.error} />
    </div>
  )
}
