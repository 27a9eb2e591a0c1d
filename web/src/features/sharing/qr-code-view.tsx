import { useQuery } from '@tanstack/react-query'
import { Download } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { QrCodeImage } from '../../components/qr-code-image.tsx'
import { saveFile } from '../../lib/files/save-file.ts'
import { encodeLink, qrCodeFile } from '../../lib/qr-code.ts'
import { sharingStrings } from '../../strings/strings.ts'

const { share } = sharingStrings

interface QrCodeViewProps {
  bot: Bot
  link: string
}

/** The link as a QR code, with a button that saves it. */
export function QrCodeView({ bot, link }: QrCodeViewProps) {
  const { data: code, isError } = useQuery({ queryKey: ['qr-code', link], queryFn: () => encodeLink(link) })
  if (isError) return <p className="text-14 text-ink-soft">{share.qrFailed}</p>
  const alt = share.qrAlt(bot.name)
  const download = () => {
    if (code) saveFile(`rostra-${bot.slug}.svg`, new Blob([qrCodeFile(code, alt)], { type: 'image/svg+xml' }))
  }
  return (
    <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
      <QrCodeImage code={code} label={alt} />
      <div className="flex flex-col items-center gap-4 text-center sm:items-start sm:text-start">
        <p className="text-14 text-ink-soft">{share.qrText}</p>
        <Button disabled={!code} onClick={download}>
          <Download aria-hidden className="size-4" />
          {share.download}
        </Button>
      </div>
    </div>
  )
}
