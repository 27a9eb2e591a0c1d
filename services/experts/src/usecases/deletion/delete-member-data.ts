import type { Ports } from '../../domain/ports.ts'

/** Deletes the circle and the questions of a member. Can be repeated. */
export async function deleteMemberData({ circles, questions }: Pick<Ports, 'circles' | 'questions'>, memberId: string): Promise<void> {
  await circles.delete(memberId)
  await questions.deleteOf(memberId)
}
