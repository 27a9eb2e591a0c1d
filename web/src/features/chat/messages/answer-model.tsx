import { strings } from '../../../strings/strings.ts'

interface AnswerModelProps {
  /** The id of the model; `offline` for the built-in one. */
  model: string
  isFree: boolean
}

/** Names the model that wrote an answer, and says so when the answer cost nothing. */
export const AnswerModel = ({ model, isFree }: AnswerModelProps) => (
  <span className="ms-1.5 wrap-anywhere">
    <span className="sr-only">{strings.chat.answeredBy} </span>
    {strings.modelName(model)}
    {isFree && ` · ${strings.chat.free}`}
  </span>
)
