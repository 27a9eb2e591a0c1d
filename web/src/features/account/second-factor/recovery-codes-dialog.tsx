import { Copy, Download } from '#icons'
import type { User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { FactorDialog } from './factor-dialog.tsx'

const { dialogs, toasts } = secondFactorStrings
const words = dialogs.codes

interface RecoveryCodesDialogProps {
  user: User
  codes: readonly string[]
  onSaved: () => void
}

/** Shows new recovery codes once. Escape does not close it, because the codes cannot be shown again. */
export function RecoveryCodesDialog({ user, codes, onSaved }: RecoveryCodesDialogProps) {
  const download = () => saveFile(words.file, new Blob([words.fileText(user.username, codes)], { type: 'text/plain' }))
  return (
    <FactorDialog title={words.title} text={words.text} isBusy onClose={() => undefined}>
      <ol
        aria-label={words.list}
        translate="no"
        className="flex flex-col gap-1 rounded-control border border-line bg-sunken px-3 py-3 text-center font-mono text-14"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3 *:grow">
        <Button onClick={() => copyText(codes.join('\n'), { copied: toasts.codesCopied })}>
          <Copy aria-hidden className="size-4" />
          {words.copy}
        </Button>
        <Button onClick={download}>
          <Download aria-hidden className="size-4" />
          {words.download}
        </Button>
      </div>
      <Button look="primary" onClick={onSaved} className="mt-4 min-h-touch w-full">
        {words.saved}
      </Button>
    </FactorDialog>
  )
}
