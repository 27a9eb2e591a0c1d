import { useState } from 'react'
import { Announcement } from '../../components/announcement/announcement.tsx'
import { maxExperts, minExperts } from '../../data/experts/change-circle.ts'
import type { Circle } from '../../data/experts/circle.ts'
import { circleStrings } from '../../strings/strings.ts'
import { LeftNotice } from './left-notice.tsx'
import { SignUpDialog } from './sign-up-dialog.tsx'
import type { useCircleActions } from './use-circle-actions.ts'
import { useStartChat } from './use-start-chat.ts'
import { CircleWheel } from './wheel/circle-wheel.tsx'
import { WheelSkeleton } from './wheel/wheel-skeleton.tsx'

const { wheel } = circleStrings

interface CirclePanelProps {
  userId: string | null
  circle: Circle | null
  actions: ReturnType<typeof useCircleActions>
  onBrowse: () => void
}

/** The wheel, with the price of a discussion. Stays visible beside a long list of experts. */
export function CirclePanel({ userId, circle, actions, onBrowse }: CirclePanelProps) {
  const [isInviting, setInviting] = useState(false)
  const { isStarting, start } = useStartChat()
  return (
    <section aria-label={circleStrings.title} className="lg:sticky lg:top-24 lg:self-start">
      <LeftNotice names={circle?.left ?? []} />
      {circle ? (
        <CircleWheel
          bots={circle.bots}
          isStarting={isStarting}
          onRemove={actions.remove}
          onMoveOn={actions.moveOn}
          onBrowse={onBrowse}
          onStart={() => (userId === null ? setInviting(true) : start())}
        />
      ) : (
        <WheelSkeleton />
      )}
      <div className="mt-6 min-h-12 text-center text-14 text-ink-soft">
        {circle && (
          <>
            <p className="font-strong text-ink">{wheel.count(circle.bots.length, maxExperts)}</p>
            <p>{userId === null ? wheel.guest : priceOf(circle)}</p>
          </>
        )}
      </div>
      <Announcement text={actions.status} />
      <SignUpDialog open={isInviting} onClose={() => setInviting(false)} />
    </section>
  )
}

function priceOf({ bots, creditsPerExpert }: Circle): string | null {
  if (creditsPerExpert === null) return null
  return bots.length < minExperts ? wheel.pricePerExpert(creditsPerExpert) : wheel.price(creditsPerExpert * bots.length)
}
