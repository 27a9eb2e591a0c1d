import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type CalendarDay, dayAt } from './calendar.ts'

/** The UTC day on which the server rendered the page, so that hydration renders the same. */
export const renderedDayQuery = queryOptions({ queryKey: ['rendered-day'], queryFn: async () => dayAt(Date.now(), 'UTC') })

/** The interval at which the page checks for midnight, in milliseconds. */
const clockMs = 30_000

/** Returns today by the reader's calendar; by UTC on the server and during hydration, which know no time zone. Changes at midnight. */
export function useReaderDay(): CalendarDay {
  const client = useQueryClient()
  const onServer = () => `${client.getQueryData(renderedDayQuery.queryKey) ?? dayAt(Date.now(), 'UTC')} UTC`
  const [day = '', timeZone = ''] = useSyncExternalStore(followClock, ofReader, onServer).split(' ')
  return { day, timeZone }
}

const ofReader = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return `${dayAt(Date.now(), timeZone)} ${timeZone}`
}

function followClock(onChange: () => void) {
  const timer = setInterval(onChange, clockMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
