/** Replaces `@tanstack/devtools-event-client` in the built site, where TanStack Form needs no development tools. */
export class EventClient {
  on(): () => void {
    return () => {}
  }
  emit(): void {}
}
