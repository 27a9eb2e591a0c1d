import { useQuery } from '@tanstack/react-query'
import { UserPlus, UserRoundCheck } from '#icons'
import type { Creator } from '../../api/schemas.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { followedCreatorsQuery, useChangeFollowed } from '../../data/personas/marks/followed-creators.ts'
import { errorText } from '../../lib/errors/refusals.ts'
import { formatCount } from '../../lib/format/format-count.ts'
import { creatorPath, loginPath, managePersonasPath } from '../../lib/navigation/paths.ts'
import { toastProblem } from '../../lib/toast/toast.ts'
import { creatorStrings as words } from '../../strings/strings.ts'

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A creator's name, age and counts, with the button that follows the creator. */
export function CreatorHeader({ creator }: { creator: Creator }) {
  const { username, memberSince, bots, conversationCount, followers } = creator
  const counts = [words.personas(formatCount(bots.length)), words.conversations(formatCount(conversationCount))]
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-5">
      <Medallion face={{ name: username, avatarUrl: null, avatarEmoji: null, avatarBgColor: '' }} size={88} />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="font-serif text-36 font-medium tracking-tight wrap-anywhere">
          <bdi>{username}</bdi>
        </h1>
        <p className="text-14 text-ink-soft">{words.memberSince(monthFormat.format(new Date(`${memberSince}-01T00:00:00Z`)))}</p>
        <p className="mt-1 text-14 tabular-nums">{[...counts, words.followers(formatCount(followers))].join(' · ')}</p>
      </div>
      <FollowButton creator={creator} />
    </header>
  )
}

/** Follows the creator. Visitors are asked to log in, and come back; creators are told that the page is their own. */
function FollowButton({ creator }: { creator: Creator }) {
  const { user, isPending } = useUser()
  if (isPending) return null
  if (!user) {
    return (
      <ButtonLink look="primary" to={loginPath(creatorPath(creator.username))} className="min-h-touch">
        <UserPlus aria-hidden className="size-4" />
        {words.logIn}
      </ButtonLink>
    )
  }
  if (user.id !== creator.id) return <MemberFollowButton creator={creator} userId={user.id} />
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-14 text-ink-soft">{words.own}</p>
      <ButtonLink to={managePersonasPath} className="min-h-touch">
        {words.manage}
      </ButtonLink>
    </div>
  )
}

function MemberFollowButton({ creator, userId }: { creator: Creator; userId: string }) {
  const { data, isPending } = useQuery(followedCreatorsQuery(userId))
  const change = useChangeFollowed(userId)
  const followed = data?.creators.some(({ id }) => id === creator.id) ?? false
  const toggle = () =>
    change.mutate({ creator, followed: !followed }, { onError: (error) => toastProblem(words.failedToFollow(errorText(error))) })
  const Icon = followed ? UserRoundCheck : UserPlus
  return (
    <Button look={followed ? 'quiet' : 'primary'} aria-pressed={followed} disabled={isPending} onClick={toggle} className="min-h-touch">
      <Icon aria-hidden className="size-4" />
      {followed ? words.following : words.follow}
    </Button>
  )
}
