import { formatDay } from './format-day.ts'

interface ChartTooltipProps {
  format: (value: number) => string
  active?: boolean
  label?: string | number
  payload?: readonly { name?: string | number; value?: unknown; dataKey?: unknown }[]
}

/** The values of the day under the pointer. */
export function ChartTooltip({ format, active, label, payload }: ChartTooltipProps) {
  if (!active || !payload?.length) return null
  return (
    <div className="rounded-control border border-line bg-page px-3 py-2 text-12 shadow-float">
      <p className="font-strong">{formatDay(String(label))}</p>
      {payload.map(({ name, value }) => (
        <p key={name} className="flex justify-between gap-4 tabular-nums">
          <span className="text-ink-soft">{name}</span>
          {format(Math.abs(Number(value)))}
        </p>
      ))}
    </div>
  )
}
