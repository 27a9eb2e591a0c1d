import { Skeleton } from '../../components/skeleton.tsx'
import { strings } from '../../strings/strings.ts'

/** The usual heights of the sections, in order, so that the page below keeps its place when one comes. */
export const sectionHeights = {
  email: 'h-36',
  password: 'h-96',
  secondFactor: 'h-64',
  sessions: 'h-36',
  keys: 'h-36',
  memory: 'h-64',
  shares: 'h-20',
  webhooks: 'h-20',
  storage: 'h-32',
  mail: 'h-32',
  notifications: 'h-32',
  privacy: 'h-96',
  remove: 'h-11',
} as const

export type SectionName = keyof typeof sectionHeights

/** The place of what a section shows. */
export const SectionLoading = ({ of }: { of: SectionName }) => (
  <>
    <p className="sr-only">{strings.shell.loading}</p>
    <Skeleton className={`rounded-card ${sectionHeights[of]}`} />
  </>
)
