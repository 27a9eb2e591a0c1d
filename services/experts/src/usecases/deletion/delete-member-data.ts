import type { Ports } from '../../domain/ports.ts'
import { deleteDiscussions } from '../discussions/delete-discussions.ts'

/** Deletes the circle, the discussions and the questions of a member. Idempotent. */
export async function deleteMemberData(ports: Ports, memberId: string): Promise<void> {
  await ports.circles.delete(memberId)
  await deleteDiscussions(ports, memberId)
  await ports.questions.deleteOf(memberId)
}
