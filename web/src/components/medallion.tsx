import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Bot } from '../api/bot.ts'
import { customColourOf, initialsOf, themeColourOf } from './theme-colour.ts'

const sizes = {
  28: 'size-7 text-12',
  36: 'size-9 text-14',
  48: 'size-12 text-18',
  64: 'size-16 text-22 medallion-beaded',
  88: 'size-22 text-36 medallion-beaded',
}

type Face = Pick<Bot, 'name' | 'avatarUrl' | 'avatarEmoji' | 'avatarBgColor'>

/** A persona's coin: its image, else its emoji, else its initials, on its theme colour. The name always stands beside it. */
export function Medallion({ bot, size }: { bot: Face; size: keyof typeof sizes }) {
  const [broken, setBroken] = useState<string | null>(null)
  const image = bot.avatarUrl && bot.avatarUrl !== broken ? bot.avatarUrl : null
  const custom = customColourOf(bot)
  const coin = useRef<HTMLSpanElement>(null)
  const picture = useRef<HTMLImageElement>(null)

  // Not by a style attribute: the content security policy keeps those of a page that comes rendered from counting.
  useLayoutEffect(() => {
    if (custom) coin.current?.style.setProperty('--persona', custom)
    else coin.current?.style.removeProperty('--persona')
  }, [custom])

  // A picture that broke before the page came alive has said so to nobody.
  useEffect(() => {
    if (picture.current?.complete) picture.current.decode().catch(() => setBroken(image))
  }, [image])

  return (
    <span
      ref={coin}
      aria-hidden
      data-persona={themeColourOf(bot)}
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
        <span className={bot.avatarEmoji ? '' : 'optical'}>{bot.avatarEmoji || initialsOf(bot.name)}</span>
      )}
    </span>
  )
}
