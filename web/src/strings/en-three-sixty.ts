export const enThreeSixty = {
  title: '360° Chats',
}
