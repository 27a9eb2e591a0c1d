import type { Bot, Featured } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { type Featuring, maxPinned, useSetFeaturing } from '../../../data/console/featured.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { consoleStrings } from '../../../strings/strings.ts'

const { featured: words } = consoleStrings

/** Returns the featuring of a persona: pinned, excluded or in rotation. */
const featuringOf = (botId: string, { pinned, excluded }: Featured): Featuring => {
  if (pinned.some(({ bot }) => bot.id === botId)) return 'pinned'
  return excluded.some(({ bot }) => bot.id === botId) ? 'excluded' : 'rotation'
}

/** The buttons that pin or exclude a persona, or return it to the rotation. The outcome is a toast. */
export function FeaturingButtons({ bot, featured }: { bot: Bot; featured: Featured }) {
  const change = useSetFeaturing((featuring) => toast(words.done[featuring](bot.name)))
  const current = featuringOf(bot.id, featured)
  const set = (featuring: Featuring) => {
    if (change.isPending) return
    // Checked here, because the server's refusal does not say what to do.
    if (featuring === 'pinned' && featured.pinned.length >= maxPinned) toastError([words.changeFailed, words.full])
    else change.mutate({ id: bot.id, featuring }, { onError: (error) => toastError([words.changeFailed, errorText(error)]) })
  }
  const button = (featuring: Featuring, label: string, name: string) => (
    <Button aria-label={name} aria-disabled={change.isPending} onClick={() => set(featuring)}>
      {label}
    </Button>
  )
  if (current === 'pinned') return button('rotation', words.unpin, words.unpinOf(bot.name))
  if (current === 'excluded') return button('rotation', words.allow, words.allowOf(bot.name))
  return (
    <>
      {button('pinned', words.pin, words.pinOf(bot.name))}
      {button('excluded', words.exclude, words.excludeOf(bot.name))}
    </>
  )
}
