import { Skeleton } from '../../components/skeleton.tsx'
import { strings } from '../../strings/strings.ts'

/** The heights of the sections of a new member, in order, so that the page below keeps its place when one comes. */
export const sectionHeights = {
  email: 'h-33',
  password: 'h-98',
  secondFactor: 'h-92 lg:h-61',
  sessions: 'h-19',
  keys: 'h-95 lg:h-90',
  memory: 'h-115 lg:h-98',
  shares: 'h-32 lg:h-19',
  webhooks: 'h-14',
  storage: 'h-36',
  mail: 'h-42 lg:h-31',
  notifications: 'h-50 lg:h-39',
  privacy: 'h-111 lg:h-76',
  remove: 'h-10',
} as const

export type SectionName = keyof typeof sectionHeights

/** The place of what a section shows. */
export const SectionPlace = ({ of }: { of: SectionName }) => <Skeleton className={`rounded-card ${sectionHeights[of]}`} />

/** The place of a section whose data is loading. */
export const SectionLoading = ({ of }: { of: SectionName }) => (
  <>
    <p className="sr-only">{strings.shell.loading}</p>
    <SectionPlace of={of} />
  </>
)
