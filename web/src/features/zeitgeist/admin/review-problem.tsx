import { errorText } from '../../../lib/errors/refusals.ts'

/** Says why a review was refused. Renders nothing without an error. */
export const ReviewProblem = ({ error }: { error: unknown }) =>
  error ? (
    <p role="alert" className="text-14 text-danger">
      {errorText(error)}
    </p>
  ) : null
