/** The text of a passage as it was read from its source, with the headings above it. Its markup is not rendered. */
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
