import type { QrCode } from '../lib/qr-code.ts'
import { Skeleton } from './skeleton.tsx'

/** A QR code, black on white in both themes, as cameras need; a skeleton until it is encoded. */
export const QrCodeImage = ({ code, label }: { code: QrCode | undefined; label: string }) =>
  code ? (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
      className="size-44 flex-none rounded-control border border-line"
    >
      <path fill="#fff" d={`M0 0h${code.side}v${code.side}H0z`} />
      <path fill="#000" d={code.path} />
    </svg>
  ) : (
    <Skeleton className="size-44 flex-none" />
  )
