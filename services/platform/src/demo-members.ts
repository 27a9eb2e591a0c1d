const count = 24

/** The fictional owners of the demo conversations: accounts without password and address, whose ids never change. */
export const demoMembers: readonly { id: string; username: string }[] = Array.from({ length: count }, (_, index) => {
  const number = String(index + 1).padStart(2, '0')
  return { id: `0000000000000000000001${number}`, username: `demo-member-${number}` }
})
