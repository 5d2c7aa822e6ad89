/**
 * Stands in for `@tanstack/devtools-event-client` in the built site: what TanStack Form tells its development tools
 * (all that is typed, among other things) has nobody to hear it there.
 */
export class EventClient {
  on(): () => void {
    return () => {}
  }
  emit(): void {}
}
