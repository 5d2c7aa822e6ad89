/**
 * Replaces `@tanstack/devtools-event-client` in the built site. TanStack Form sends everything that is typed to its
 * development tools, and the built site has none.
 */
export class EventClient {
  on(): () => void {
    return () => {}
  }
  emit(): void {}
}
