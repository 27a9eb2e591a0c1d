const count = 24

/** The invented members who have the demo conversations: accounts of identity without password and address, with ids that never change. */
export const demoMembers: readonly { id: string; username: string }[] = Array.from({ length: count }, (_, index) => {
  const number = String(index + 1).padStart(2, '0')
  return { id: `0000000000000000000001${number}`, username: `demo-member-${number}` }
})
