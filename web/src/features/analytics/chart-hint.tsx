import { formatNumber } from '../../components/format-count.ts'
import { longDay } from './day-words.ts'

interface ChartHintProps {
  active?: boolean
  label?: string | number
  payload?: readonly { name?: string | number; value?: unknown; dataKey?: unknown }[]
}

/** The numbers of the day under the pointer. */
export function ChartHint({ active, label, payload }: ChartHintProps) {
  if (!active || !payload?.length) return null
  return (
    <div className="rounded-control border border-line bg-page px-3 py-2 text-12 shadow-float">
      <p className="font-strong">{longDay(String(label))}</p>
      {payload.map(({ name, value }) => (
        <p key={name} className="flex justify-between gap-4 tabular-nums">
          <span className="text-ink-soft">{name}</span>
          {formatNumber(Math.abs(Number(value)))}
        </p>
      ))}
    </div>
  )
}
