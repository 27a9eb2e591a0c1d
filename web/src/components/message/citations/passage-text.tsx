/** The text of a passage as read from its source, with the headings above it. Does not render its markup. */
export const PassageText = ({ heading, text }: { heading: string; text: string }) => (
  <div className="text-14">
    {heading !== '' && (
      <p dir="auto" className="mb-1.5 text-12 font-strong text-ink-soft wrap-anywhere">
        {heading}
      </p>
    )}
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {text}
    </p>
  </div>
)
