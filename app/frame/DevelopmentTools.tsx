import { TanStackDevtools } from '@tanstack/react-devtools'
import { formDevtoolsPlugin } from '@tanstack/react-form-devtools'
import { TanStackRouterDevtoolsPanel } from '@tanstack/react-router-devtools'

/** TanStack's own view of the router and the forms, in development only. Default export for `lazy`. */
export default function DevelopmentTools() {
  return (
    <TanStackDevtools
      plugins={[{ name: 'Router', render: <TanStackRouterDevtoolsPanel /> }, formDevtoolsPlugin()]}
    />
  )
}
