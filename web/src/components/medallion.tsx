import { initialsOf } from '@rostra/text/graphemes'
import { useEffect, useRef, useState } from 'react'
import { customColourOf, themeColourOf, useCustomColour } from '../lib/theme-colour.ts'

const sizes = {
  28: 'size-7 text-12',
  36: 'size-9 text-14',
  48: 'size-12 text-18',
  64: 'size-16 text-22 medallion-beaded',
  88: 'size-22 text-36 medallion-beaded',
}

export interface Face {
  name: string
  avatarUrl: string | null
  avatarEmoji: string | null
  /** In the form #RRGGBB; empty for a colour derived from the name. */
  avatarBgColor: string
}

/** A round avatar: the image, or the emoji, or the initials, on the theme colour. Decorative: the name is always shown beside it. */
export function Medallion({ face, size }: { face: Face; size: keyof typeof sizes }) {
  const [broken, setBroken] = useState<string | null>(null)
  const image = face.avatarUrl && face.avatarUrl !== broken ? face.avatarUrl : null
  const coin = useRef<HTMLSpanElement>(null)
  const picture = useRef<HTMLImageElement>(null)

  useCustomColour(coin, customColourOf(face))

  // Checks for an image that failed before hydration, when its error event had no listener.
  useEffect(() => {
    if (picture.current?.complete) picture.current.decode().catch(() => setBroken(image))
  }, [image])

  return (
    <span
      ref={coin}
      aria-hidden
      data-persona={themeColourOf(face)}
      className={`medallion font-serif font-medium select-none ${sizes[size]}`}
    >
      {image ? (
        <img
          ref={picture}
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          className="size-full object-cover"
          onError={() => setBroken(image)}
        />
      ) : (
        <Letters {...face} />
      )}
    </span>
  )
}

/** Marks above and below a letter, and joiners, which take no width. */
const withoutWidth = /[\p{Mn}\p{Cf}]/gu

function Letters({ name, avatarEmoji }: Face) {
  if (avatarEmoji) return <span>{avatarEmoji}</span>
  const initials = initialsOf(name)
  const isWide = [...initials.replace(withoutWidth, '')].length > 2
  return <span className={isWide ? 'optical optical-wide' : 'optical'}>{initials}</span>
}
