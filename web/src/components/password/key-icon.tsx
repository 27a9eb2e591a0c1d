import { KeyRound } from '#icons'

/** A small key, or the picture at `src` in its place. */
export const KeyIcon = ({ src }: { src: string | undefined }) =>
  src ? (
    <img src={src} alt="" className="size-5 flex-none object-contain" />
  ) : (
    <KeyRound aria-hidden className="size-5 flex-none text-ink-soft" />
  )
